import { Badge } from '#web/ui/feedback/badge.tsx'

/** Says that the built-in writer is used, and how to connect a model. */
export function WriterNote() {
  return (
    <details className="group text-13 text-ink-soft">
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-2 gap-y-1 [&::-webkit-details-marker]:hidden">
        <Badge>Built-in writer</Badge>
        <span>No AI model is connected.</span>
        <span className="link">How to connect one</span>
      </summary>
      <p className="mt-2">
        The built-in writer uses only the facts you give it and writes plain English. For more range, ask your
        administrator to connect an AI model from OpenAI, Anthropic, Google or your own server.
      </p>
      <details className="mt-2">
        <summary className="w-fit cursor-pointer">
          <span className="link">Setup steps for your IT team</span>
        </summary>
        <p className="mt-2">
          Set <code>AI_PROVIDER</code> on the server to openai-compatible, anthropic or google, name the model
          in <code>AI_MODEL</code>, and add its <code>AI_API_KEY</code> or, for your own model, its{' '}
          <code>AI_BASE_URL</code>. Then restart the server.
        </p>
      </details>
    </details>
  )
}
