// The sample release in a dialog, formatted as it would be exported.
import { sampleRelease } from '#domain/release/sample.ts'
import { releaseTemplates } from '#domain/release/templates.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'

export function SampleRelease({ close }: { close: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="A sample release"
      description="Written with the product launch template. The company is fictional; the format is what newsrooms expect."
      width="wide"
      foot={
        <LinkButton to={paths.writeFrom({ template: releaseTemplates[0]?.id ?? '' })}>
          Use this template
        </LinkButton>
      }
    >
      <ScrollRegion
        label="The release"
        className="mx-auto w-full max-w-[44rem] rounded-sheet bg-paper px-5 py-7 font-serif text-16 text-doc-ink md:px-12 md:py-10"
      >
        <p className="font-sans text-12 font-semibold tracking-[0.08em] text-ink uppercase">
          {sampleRelease.releaseLine}
        </p>
        <h3 className="mt-4 text-28 font-medium tracking-[-0.02em] text-balance">{sampleRelease.headline}</h3>
        <p className="mt-3 text-ink-soft italic">{sampleRelease.subhead}</p>
        {sampleRelease.paragraphs.map((paragraph, index) => (
          <p key={paragraph} className="mt-4">
            {index === 0 && <b className="font-semibold">{sampleRelease.dateline}</b>}
            {paragraph}
          </p>
        ))}
        <h4 className="mt-6 font-semibold">{sampleRelease.aboutHeading}</h4>
        <p className="mt-1">{sampleRelease.about}</p>
        <h4 className="mt-6 font-semibold">{sampleRelease.contactHeading}</h4>
        <p className="mt-1 whitespace-pre-line">{sampleRelease.contact.join('\n')}</p>
        <p className="mt-6 text-center">{sampleRelease.endMark}</p>
      </ScrollRegion>
    </Dialog>
  )
}
