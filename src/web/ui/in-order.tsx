import { Fragment, type ReactNode } from 'react'

interface InOrderProps<Item> {
  items: readonly Item[]
  children: (item: Item, index: number) => ReactNode
}

/** Items without an id that are computed together and never move, such as the lines of a text. */
export function InOrder<Item>({ items, children }: InOrderProps<Item>) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: such an item is nothing but its place and its contents
    <Fragment key={index}>{children(item, index)}</Fragment>
  ))
}
