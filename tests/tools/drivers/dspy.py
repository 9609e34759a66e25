"""dspy's language model as completions (model_type "text"), alone and behind a signature:
driver URL MODEL DIRECTORY."""

import json
import os
import sys

os.environ["LITELLM_LOCAL_MODEL_COST_MAP"] = "True"
os.environ["DSPY_CACHEDIR"] = os.path.join(os.environ["TMPDIR"], "dspy")
import dspy  # noqa: E402

url, model, _ = sys.argv[1:]
lm = dspy.LM(f"text-completion-openai/{model}", model_type="text", api_base=f"{url}/v1",
             api_key="unused", temperature=0.0, cache=False)
prompt = "The access code is 48213.\n\nQuestion: What is the access code?\nAnswer:"
dspy.configure(lm=lm)
print(json.dumps({"texts": [answer if isinstance(answer, str) else answer["text"]
                            for answer in lm(prompt, max_tokens=8)]}))
