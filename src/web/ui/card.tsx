import { type ReactNode, useId } from 'react'

interface CardProps {
  title: string
  description?: string
  /** The card's action, next to the title. */
  action?: ReactNode
  children: ReactNode
}

export function Card({ title, description, action, children }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-sheet p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="title-3">
          {title}
        </h2>
        {action}
      </div>
      {description !== undefined && <p className="mt-1 text-14 text-ink-soft">{description}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
