import type { LucideIcon } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { ariaKeys, showKeys } from '#web/ui/commands/key-names.ts'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'

interface ToolButtonProps {
  icon: LucideIcon
  label: string
  /** A label next to the icon, if there is room. */
  word?: string | undefined
  keys?: string | undefined
  pressed?: boolean | undefined
  enabled: boolean
  onPress: () => void
}

/** Narrower if needed, so that all tools fit in one row next to an open sidebar. */
export const toolLook =
  'inline-flex h-[38px] min-w-[27px] cursor-pointer @min-[42rem]:min-w-8 @min-[53rem]:min-w-[38px] items-center justify-center gap-2 rounded-control text-14 font-medium transition-colors hover:bg-fill hover:text-ink focus-visible:rounded-control aria-pressed:bg-fill aria-pressed:text-ink aria-pressed:shadow-[inset_0_0_0_1px_var(--line)] aria-disabled:cursor-not-allowed aria-disabled:opacity-45 aria-disabled:hover:bg-transparent data-[state=open]:bg-fill data-[state=open]:text-ink'

/** Keeps the focus and selection in the text during pointer use. */
export const keepFocus = { onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault() }

/** Disabled buttons stay focusable: the keyboard must not lose its place while saving disables the toolbar. */
export function ToolButton({ icon: Icon, label, word, keys, pressed, enabled, onPress }: ToolButtonProps) {
  const attributes: ComponentProps<'button'> = {
    'aria-label': label,
    'aria-disabled': !enabled,
    ...(keys !== undefined && { 'aria-keyshortcuts': ariaKeys(keys) }),
    ...(pressed !== undefined && { 'aria-pressed': pressed }),
  }
  return (
    <Tooltip text={keys === undefined ? label : `${label} · ${showKeys(keys)}`}>
      <Toolbar.Button
        {...attributes}
        {...keepFocus}
        onClick={() => enabled && onPress()}
        className={classNames(toolLook, word === undefined ? 'text-ink-soft' : '@min-[64rem]:px-3')}
      >
        <Icon
          size={18}
          strokeWidth={1.5}
          aria-hidden
          className={word === undefined ? undefined : 'text-accent'}
        />
        {word !== undefined && <span className="hidden @min-[64rem]:inline">{word}</span>}
      </Toolbar.Button>
    </Tooltip>
  )
}
