import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { tooltipDelays } from '#domain/editor/interface-limits.ts'

/** A tooltip opens after a delay, or at once if another was open a moment ago. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider
      delayDuration={tooltipDelays.openDelayMs}
      skipDelayDuration={tooltipDelays.skipDelayMs}
    >
      {children}
    </Primitive.Provider>
  )
}

interface TooltipProps {
  text: string
  side?: 'top' | 'right'
  children: ReactElement
}

/** The name and shortcut of an icon-only control, never anything else. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className="z-50 animate-appear rounded-[5px] bg-inverse px-[9px] py-[5px] text-12 font-medium text-on-inverse select-none"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
