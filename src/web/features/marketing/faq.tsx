import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { questions } from './questions.ts'

export function Faq() {
  return (
    <section id="faq" className="pt-18 md:pt-24">
      <div className="wrap">
        <hr className="scotch" />
        <div className="grid gap-x-8 gap-y-5 pt-5 md:grid-cols-[5fr_7fr]">
          <div>
            <h2 className="title-1">Frequently asked questions</h2>
            <p className="mt-3.5 text-14 text-ink-soft">
              Something else?{' '}
              <Link className="link" to={paths.help}>
                Contact support
              </Link>
              .
            </p>
          </div>
          <div>
            <Accordion items={questions} />
          </div>
        </div>
      </div>
    </section>
  )
}
