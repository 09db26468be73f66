import { Signature } from '#web/features/about/signature.tsx'
import { SupportAddress } from '#web/features/legal/support-address.tsx'
import { Page } from '#web/layout/page.tsx'
import { useAppConfig } from '#web/lib/api/app-config.ts'
import { socialLinks } from '#web/lib/external-links.ts'
import { describePage } from '#web/lib/page/describe-page.ts'
import { useSession } from '#web/lib/session/session.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'

export const meta = () =>
  describePage('Our story', 'Why a PR strategist built a writing desk for press releases.', paths.about)

export default function About() {
  return (
    <Page>
      <article className="wrap py-12 md:py-16">
        <h1 className="eyebrow mb-4">Our story</h1>
        <p className="title-1 max-w-[22ch]">I wrote press releases for eight years before I wrote software</p>
        <hr className="scotch mt-9" />
        <div className="grid gap-x-12 gap-y-10 pt-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <Account />
          <Contact />
        </div>
      </article>
    </Page>
  )
}

function Account() {
  return (
    <div className="grid max-w-[42rem] gap-4 font-serif text-18 leading-[1.6] text-doc-ink">
      <p>
        I’m a PR strategist. For more than eight years, I’ve worked in consumer tech: launches, funding
        rounds, recalls, the Tuesday announcement that has to be out before the market opens. Most of that
        time went into press releases, and most of that into making the same corrections. The dateline. The
        title that belongs after the name. The quote that says “thrilled.”
      </p>
      <p>
        When writing models arrived, my first drafts took a minute instead of a morning. Then I spent the
        morning checking them. A model will hand you a growth figure nobody measured and a quote the chief
        executive never gave, in the same calm voice as the facts you supplied. In most writing, that’s a
        nuisance. In a press release, it’s a correction with your client’s name on it.
      </p>
      <p>
        So I built the desk I wanted to sit at. AI comes first here: it drafts from your notes, rewrites a
        stiff paragraph and gives feedback like a colleague. But every number, name, date and quote that isn’t
        in your material is marked so you can’t miss it. You always know which facts are yours.
      </p>
      <p>
        The rest comes from the other side of the wire. Editors told me what makes them stop reading, and
        those rules run while you type, in your own browser, because embargoed news shouldn’t travel. Every
        word is saved, every version is kept, and it all exports to a Word file that looks as if a careful
        person typeset it.
      </p>
      <p>If you send releases for a living, I made this for you. Tell me what it still gets wrong.</p>
      <div className="mt-2 text-ink">
        <Signature />
        <p className="mt-1 font-sans text-14 text-ink-soft">Founder of Presswright</p>
      </div>
    </div>
  )
}

function Contact() {
  const isSignedIn = useSession().session.status === 'signed-in'
  const [social] = socialLinks(useAppConfig()?.links ?? {})
  return (
    <aside aria-label="Contact" className="h-fit rounded-card border border-line bg-sheet p-6 text-14">
      <h2 className="title-3">Write to me</h2>
      <p className="mt-2.5 text-ink-soft">
        Questions, complaints and corrections all reach a person: <SupportAddress />.
      </p>
      {social && (
        <p className="mt-2.5">
          <a className="link" href={social.url} target="_blank" rel="noreferrer">
            Follow along on {social.label}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      <LinkButton to={isSignedIn ? paths.write() : paths.signup()} className="mt-5 w-full">
        {isSignedIn ? 'Start Writing' : 'Start Free Trial'}
      </LinkButton>
    </aside>
  )
}
