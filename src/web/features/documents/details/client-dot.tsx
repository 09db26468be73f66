/** A client's color. The name beside it carries the meaning. */
export function ClientDot({ color }: { color: string }) {
  return (
    <span
      aria-hidden
      className="mr-1.5 inline-block size-2 flex-none rounded-full align-[1px] outline outline-line-strong"
      style={{ backgroundColor: color }}
    />
  )
}
