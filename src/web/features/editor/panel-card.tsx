import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type PanelCardProps = Omit<ComponentProps<'article'>, 'aria-label' | 'tabIndex'> & {
  label: string
  isActive?: boolean
}

/** A card of a panel: J and K move between those of its list (card-keys.ts). */
export function PanelCard({ label, isActive = false, className, ...rest }: PanelCardProps) {
  return (
    <article
      // biome-ignore lint/a11y/noNoninteractiveTabindex: J and K give it the focus, and its keys act on it
      tabIndex={0}
      data-card
      aria-label={label}
      className={classNames(
        'border-b border-line focus-visible:-outline-offset-2',
        isActive && 'bg-sheet shadow-[inset_2px_0_0_var(--accent)]',
        className,
      )}
      {...rest}
    />
  )
}
