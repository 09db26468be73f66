/** Decorative: the name next to it carries the meaning. */
export function ColorDot({ color }: { color: string }) {
  return (
    <span
      aria-hidden
      className="inline-block size-2.5 flex-none rounded-full outline outline-line-strong"
      style={{ backgroundColor: color }}
    />
  )
}
