import type { ReactNode } from 'react'

interface SectionProps {
  id?: string
  title: string
  lede?: string
  children: ReactNode
}

/** A section of the front page: heading on the left, one sentence on the right. */
export function Section({ id, title, lede, children }: SectionProps) {
  return (
    <section id={id} className="pt-18 md:pt-24">
      <div className="wrap">
        <hr className="scotch" />
        <SectionHead title={title} lede={lede} />
        {children}
      </div>
    </section>
  )
}

export function SectionHead({ title, lede }: { title: string; lede?: string | undefined }) {
  return (
    <div className="mb-7 grid items-end gap-x-8 gap-y-5 pt-5 md:mb-10 md:grid-cols-[5fr_7fr]">
      <h2 className="title-1">{title}</h2>
      {lede !== undefined && <p className="lede-small max-w-[56ch]">{lede}</p>}
    </div>
  )
}
