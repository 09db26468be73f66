// Renders only the visible part of a long list; a short one is rendered whole.
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect } from 'react'

interface VirtualListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Height in pixels. */
  sizeOf: (item: Item) => number
  /** The element that scrolls. As state, not a ref: a list whose items are already loaded mounts before its parent's ref is set. */
  scroller: HTMLElement | null
  /** The last item is visible. Called on every render, so it must check whether there is anything to do. */
  onEnd?: () => void
  /** Index of an item to scroll to, such as the selected one. */
  shown?: number | undefined
  label: string
  children: (item: Item) => ReactNode
}

/** Lists up to this length are rendered whole. */
const fewItems = 80

export function VirtualList<Item>(props: VirtualListProps<Item>) {
  return props.items.length <= fewItems ? <ShortList {...props} /> : <LongList {...props} />
}

function ShortList<Item>({ items, keyOf, label, children, onEnd }: VirtualListProps<Item>) {
  useEffect(() => onEnd?.())
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  )
}

function LongList<Item>(props: VirtualListProps<Item>) {
  const { items, keyOf, sizeOf, scroller, onEnd, label, shown, children } = props
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => sizeOf(items[index] as Item),
    getItemKey: (index) => keyOf(items[index] as Item),
    overscan: 12,
  })
  const drawn = virtualizer.getVirtualItems()
  const last = drawn.at(-1)?.index ?? 0
  const isAtEnd = last >= items.length - 1
  useEffect(() => {
    if (isAtEnd) onEnd?.()
  })
  useEffect(() => {
    if (shown !== undefined && shown >= 0) virtualizer.scrollToIndex(shown, { align: 'auto' })
  }, [shown, virtualizer])
  return (
    <ul aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {drawn.map(({ key, index, start, size }) => (
        <li
          key={key}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          className="absolute inset-x-0 top-0"
          style={{ height: size, transform: `translateY(${start}px)` }}
        >
          {children(items[index] as Item)}
        </li>
      ))}
    </ul>
  )
}
