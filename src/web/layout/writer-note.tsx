import { Badge } from '#web/ui/feedback/badge.tsx'

/** Decision 18: who writes when no model is connected, and how to connect one. */
export function WriterNote() {
  return (
    <details className="group text-13 text-ink-soft">
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-2 gap-y-1 [&::-webkit-details-marker]:hidden">
        <Badge>Built-in writer</Badge>
        <span>No AI model is connected.</span>
        <span className="link">How to connect one</span>
      </summary>
      <p className="mt-2">
        The built-in writer works by rules, on this server, from the facts you give it. It writes in English
        and in one plain tone, whatever the prompt asks. To use a model, set <code>AI_PROVIDER</code> on the
        server to openai-compatible, anthropic or google, name the model in <code>AI_MODEL</code>, and give
        its <code>AI_API_KEY</code> or, for a model of your own, its <code>AI_BASE_URL</code>. Then restart
        the server.
      </p>
    </details>
  )
}
