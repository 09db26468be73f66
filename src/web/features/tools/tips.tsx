import type { ReactNode } from 'react'

interface TipsProps {
  title: string
  tips: readonly string[]
  /** Shown before each tip, such as a check mark. */
  icon?: ReactNode
}

/** A list of short tips, separated by hairlines. */
export function Tips({ title, tips, icon }: TipsProps) {
  return (
    <section>
      <h2 className="title-3 mb-2.5">{title}</h2>
      <ul className="border-t border-line text-14">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-2.5 border-b border-line py-2.5 text-pretty">
            {icon}
            <span>{tip}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
