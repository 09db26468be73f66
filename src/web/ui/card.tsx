import type { ReactNode } from 'react'

interface CardProps {
  title: string
  description?: string
  children: ReactNode
}

export function Card({ title, description, children }: CardProps) {
  return (
    <section className="rounded-card border border-line bg-sheet p-6">
      <h2 className="title-3">{title}</h2>
      {description !== undefined && <p className="mt-1 text-14 text-ink-soft">{description}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
