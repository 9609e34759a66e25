"""Client of Longspan, a server of long-context language models.

    with longspan.Client("127.0.0.1:8001") as client:
        for event in client.stream(text, max_tokens=64):
            if isinstance(event, longspan.TokenDelta):
                print(event.text, end="", flush=True)
"""

from longspan.async_client import AsyncClient
from longspan.chats import ChatOptions, Message, TemplateOptions, Tool, TokenizeChatOptions
from longspan.client import Client
from longspan.connection import Tls
from longspan.errors import (
    AuthenticationError,
    DeadlineExceededError,
    DuplicateRequestError,
    InvalidRequestError,
    LongspanError,
    NotFoundError,
    OverloadedError,
    PermissionDeniedError,
    RequestCancelledError,
    ServerError,
    UnavailableError,
    Violation,
)
from longspan.events import Choice, Completion, Event
from longspan.requests import DetokenizeOptions, GenerateOptions, TokenizeOptions
from longspan.retries import RetryPolicy
from longspan.v1.inference_pb2 import (
    Accepted,
    Attribution,
    BlockMap,
    ChatMessage,
    ChatTool,
    Finished,
    LayerGroup,
    PositionLogprobs,
    PrefillProgress,
    PromptOutput,
    ReasoningDelta,
    Timing,
    TokenDelta,
    TokenLogprob,
    ToolCall,
    ToolCallDelta,
    ToolChoice,
    Usage,
)

__all__ = [
    "Accepted",
    "AsyncClient",
    "Attribution",
    "AuthenticationError",
    "BlockMap",
    "ChatMessage",
    "ChatOptions",
    "ChatTool",
    "Choice",
    "Client",
    "Completion",
    "DeadlineExceededError",
    "DetokenizeOptions",
    "DuplicateRequestError",
    "Event",
    "Finished",
    "GenerateOptions",
    "InvalidRequestError",
    "LayerGroup",
    "LongspanError",
    "Message",
    "NotFoundError",
    "OverloadedError",
    "PermissionDeniedError",
    "PositionLogprobs",
    "PrefillProgress",
    "PromptOutput",
    "ReasoningDelta",
    "RequestCancelledError",
    "RetryPolicy",
    "ServerError",
    "TemplateOptions",
    "Timing",
    "Tls",
    "TokenDelta",
    "TokenLogprob",
    "TokenizeChatOptions",
    "TokenizeOptions",
    "Tool",
    "ToolCall",
    "ToolCallDelta",
    "ToolChoice",
    "UnavailableError",
    "Usage",
    "Violation",
]
