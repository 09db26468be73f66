import { TriangleAlert } from 'lucide-react'

/** A persistent error message, announced at once. */
export function Alert({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-control bg-bad-tint px-4 py-3 text-14 text-bad outline outline-bad/40"
    >
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {text !== undefined && <p>{text}</p>}
      </div>
    </div>
  )
}
