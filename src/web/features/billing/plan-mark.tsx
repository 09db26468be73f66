import type { RefObject } from 'react'

interface PlanMarkProps {
  ref?: RefObject<HTMLParagraphElement | null>
  children: string | string[]
}

/** What a plan's card says in place of a button, such as "Your current plan". */
export function PlanMark({ ref, children }: PlanMarkProps) {
  return (
    <p ref={ref} {...(ref && { tabIndex: -1 })} className="flex min-h-12 items-center text-16 font-medium">
      {children}
    </p>
  )
}
