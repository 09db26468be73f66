// One finished release, as it leaves the desk. The company and its people are invented.
import { releaseTemplates } from '#domain/release-templates.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const paragraphs = [
  'Larkmoor Instruments will start selling an $89 leak sensor for apartment buildings on Dec. 1, after a nine-month trial in 40 buildings cut metered water loss by 31%.',
  'The sensor clamps to a supply pipe and listens for flow at hours when a building should be quiet. When it hears a steady trickle, it sends the apartment number to the building manager. Installation takes about 10 minutes and needs no plumber.',
  '“The repair is a $6 part,” said Maren Oduya, head of field engineering at Larkmoor. “Finding the right apartment was the expensive bit.”',
  'The trial ran from January to September in buildings with 1,180 apartments. Managers compared monthly meter readings with the same months of 2025. Running toilets caused seven in 10 of the leaks the sensors found, according to the managers’ repair logs.',
  'A building with 30 apartments needs one sensor for each riser, usually four to six. The alerts are free for three years and cost $2 a month for each sensor after that. Larkmoor will ship to the United States and Canada first.',
]

const about =
  'Larkmoor Instruments makes sensors that find waste in older buildings. Its 64 employees design and assemble them in Duluth, Minn. More than 2,300 buildings in nine states use the company’s heating and water monitors. Larkmoor was founded in 2017 and is owned by the people who work there.'

export function SampleRelease({ close }: { close: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="A sample release"
      description="Written with the product launch template. The company is invented; the form is the one newsrooms expect."
      width="wide"
      foot={
        <LinkButton to={paths.writeFrom({ template: releaseTemplates[0]?.id ?? '' })}>
          Use this template
        </LinkButton>
      }
    >
      <section
        aria-label="The release"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
        tabIndex={0}
        className="mx-auto w-full max-w-[44rem] rounded-sheet bg-paper px-5 py-7 font-serif text-16 text-doc-ink md:px-12 md:py-10"
      >
        <p className="font-sans text-12 font-semibold tracking-[0.08em] text-ink uppercase">
          For immediate release
        </p>
        <h3 className="mt-4 text-28 font-medium tracking-[-0.02em] text-balance">
          Larkmoor Sensor Cuts Water Loss 31% in 40 Duluth Buildings
        </h3>
        <p className="mt-3 text-ink-soft italic">The $89 device goes on sale Dec. 1 and needs no plumber</p>
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className="mt-4">
            {index === 0 && <b className="font-semibold">DULUTH, Minn., Nov. 17, 2026 — </b>}
            {paragraph}
          </p>
        ))}
        <h4 className="mt-6 font-semibold">About Larkmoor Instruments</h4>
        <p className="mt-1">{about}</p>
        <h4 className="mt-6 font-semibold">Media contact</h4>
        <p className="mt-1">
          Ines Calloway, Larkmoor Instruments
          <br />
          press@larkmoor.example, +1 218 555 0143
        </p>
        <p className="mt-6 text-center">###</p>
      </section>
    </Dialog>
  )
}
