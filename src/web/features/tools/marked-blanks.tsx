import { findBlanks } from '#domain/release/blanks.ts'

/** Text with its blanks marked as in the editor. */
export function MarkedBlanks({ text }: { text: string }) {
  const blanks = findBlanks(text)
  return (
    <>
      {blanks.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(blanks[index - 1]?.to ?? 0, from)}
          <span className="release-blank">{text.slice(from, to)}</span>
        </span>
      ))}
      {text.slice(blanks.at(-1)?.to ?? 0)}
    </>
  )
}
