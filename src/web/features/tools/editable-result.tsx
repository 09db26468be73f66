import { Textarea } from '#web/ui/form/input.tsx'

interface EditableResultProps {
  label: string
  text: string
  onChange: (text: string) => void
}

/** An editable result that grows with its text. */
export function EditableResult({ label, text, onChange }: EditableResultProps) {
  return (
    <>
      <Textarea
        aria-label={label}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        rows={Math.min(30, Math.max(5, Math.ceil(text.length / 70)))}
        className="field-sizing-content max-h-[70vh] rounded-sheet px-6 py-5 font-serif text-18 leading-[1.6] text-doc-ink print:hidden"
      />
      {/* Print would cut off a scrolling text box, so it prints this text instead. */}
      <p className="hidden font-serif text-16 wrap-anywhere whitespace-pre-wrap print:block">{text}</p>
    </>
  )
}
