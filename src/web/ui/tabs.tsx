import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface TabsProps<Value extends string> {
  /** Names the set of tabs for readers. */
  label: string
  tabs: readonly { value: Value; label: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
  /** Segments for a choice between two looks of one thing, underlined tabs for different things. */
  look?: 'segments' | 'underlined'
  /** The panels, one TabPanel per tab. */
  children: ReactNode
  className?: string
  listClassName?: string
}

const lists = {
  segments: 'inline-flex rounded-lg border border-line bg-paper-sunk p-[3px]',
  underlined: 'flex gap-5 border-b border-line',
}

const triggers = {
  segments:
    'h-9 justify-center rounded-[5px] px-4 max-md:flex-1 focus-visible:rounded-[5px] data-[state=active]:bg-segment-on data-[state=active]:shadow-[0_0_0_1px_var(--line)]',
  underlined:
    '-mb-px h-11 border-b-2 border-transparent focus-visible:-outline-offset-2 data-[state=active]:border-accent',
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const look = props.look ?? 'underlined'
  return (
    <Primitive.Root
      value={props.value}
      onValueChange={(value) => props.onValueChange(value as Value)}
      className={props.className}
    >
      <Primitive.List aria-label={props.label} className={classNames(lists[look], props.listClassName)}>
        {props.tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(
              'inline-flex cursor-pointer items-center gap-2 text-14 font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink data-[state=active]:text-ink',
              triggers[look],
            )}
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {props.children}
    </Primitive.Root>
  )
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return <Primitive.Content value={value}>{children}</Primitive.Content>
}
