// A menu below a button, with arrow keys, first letters and Esc as ARIA describes them.
import { Check, type LucideIcon } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { ariaKeys, showKeys } from '#web/ui/commands/key-names.ts'

const itemLook =
  'flex h-9 cursor-default items-center gap-2.5 rounded-control pr-2 pl-2 text-14 outline-none select-none data-highlighted:bg-fill data-disabled:opacity-45'

interface MenuProps {
  trigger: ReactElement
  /** Runs when the menu has closed. Returns true if it moved the focus, which otherwise returns to the button. */
  onClosed?: () => boolean
  children: ReactNode
}

export function Menu({ trigger, onClosed, children }: MenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      {/* Inside the main landmark, so that screen readers find the menu near its button. */}
      <Primitive.Portal container={document.querySelector('main')}>
        <Primitive.Content
          align="start"
          side="top"
          sideOffset={8}
          collisionPadding={8}
          loop
          onCloseAutoFocus={(event) => {
            if (onClosed?.()) event.preventDefault()
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-60 animate-appear overflow-y-auto rounded-card bg-sheet p-1.5 shadow-pop"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

interface MenuItemProps {
  icon: LucideIcon
  label: string
  keys?: string | undefined
  disabled?: boolean
  /** For entries that are on or off, shown by a check mark. */
  checked?: boolean
  onSelect: () => void
}

export function MenuItem({ icon: Icon, label, keys, disabled = false, checked, onSelect }: MenuItemProps) {
  const content = (
    <>
      <Icon size={18} strokeWidth={1.5} aria-hidden className="text-ink-soft" />
      <span className="flex-1">{label}</span>
      {keys !== undefined && <span className="pl-6 text-12 text-ink-soft">{showKeys(keys)}</span>}
      <span className="grid w-4 place-items-center">
        {checked === true && <Check size={16} strokeWidth={2} aria-hidden className="text-accent" />}
      </span>
    </>
  )
  const shared = {
    disabled,
    onSelect,
    className: itemLook,
    ...(keys !== undefined && { 'aria-keyshortcuts': ariaKeys(keys) }),
  }
  if (checked === undefined) return <Primitive.Item {...shared}>{content}</Primitive.Item>
  return (
    <Primitive.CheckboxItem {...shared} checked={checked}>
      {content}
    </Primitive.CheckboxItem>
  )
}

export function MenuLine() {
  return <Primitive.Separator className="mx-2 my-1.5 h-px bg-line" />
}
