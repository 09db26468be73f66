import type { ComponentProps } from 'react'

type ScrollRegionProps = Omit<ComponentProps<'section'>, 'aria-label' | 'tabIndex'> & { label: string }

/** Text that scrolls on its own. With the focus in it, the arrow keys scroll it. */
export function ScrollRegion({ label, ...section }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, people who use only a keyboard can't scroll
    <section aria-label={label} tabIndex={0} {...section} />
  )
}
