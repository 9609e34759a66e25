"""Streams the answer to a question about a long document, with a bar while that is read.

    python stream_document.py --file report.txt "In short, the report says"
"""

import argparse
import pathlib
import sys

import longspan

BAR_WIDTH = 40


def show_progress(progress: longspan.PrefillProgress) -> None:
    done = progress.processed_tokens / progress.total_tokens
    bar = "#" * round(BAR_WIDTH * done)
    print(f"\r[{bar:<{BAR_WIDTH}}] {progress.processed_tokens}/{progress.total_tokens} tokens",
          end="" if done < 1 else "\n", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("question")
    parser.add_argument("--file", type=pathlib.Path, required=True)
    parser.add_argument("--server", default="127.0.0.1:8001")
    parser.add_argument("--max-tokens", type=int, default=64)
    options = parser.parse_args()

    prompt = f"{options.file.read_text()}\n\n{options.question}"
    try:
        with longspan.Client(options.server) as client:
            for event in client.stream(prompt, max_tokens=options.max_tokens, temperature=0,
                                       on_progress=show_progress):
                if isinstance(event, longspan.TokenDelta):
                    print(event.text, end="", flush=True)
                elif isinstance(event, longspan.Finished):
                    usage = event.usage
                    print(f"\n{usage.prompt_tokens} tokens read, of them "
                          f"{usage.cached_device_tokens + usage.cached_host_tokens} cached; "
                          f"{usage.completion_tokens} written", file=sys.stderr)
    except longspan.LongspanError as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
