import { Link } from 'react-router'
import { moneyBackDays } from '#domain/plan.ts'
import { trialDays } from '#domain/trial.ts'
import { paths } from '#web/paths.ts'
import { Accordion } from '#web/ui/accordion.tsx'

const questions = [
  {
    title: 'Will the AI invent facts or quotes?',
    text: 'It can, as every language model can. So each number, date, name and quotation that does not occur in your brief, your draft or your upload is marked “not in your material” and listed. Quotes the AI wrote are labeled draft quotes until you say otherwise.',
  },
  {
    title: 'What happens when the free trial ends?',
    text: `After ${trialDays} days you can still read, edit, save, copy and export everything you wrote. Generate, rewrite and analyze in the editor need Pro. The free tools keep their three generations a day.`,
  },
  {
    title: 'Can I cancel or downgrade?',
    text: 'Yes, in Account Settings. You keep Pro until the end of the billing period you have paid for, and your documents stay where they are.',
  },
  {
    title: 'Can I get my money back?',
    text: `Yes. There is a ${moneyBackDays}-day money-back guarantee on the first payment. Write to support from the address on your account.`,
  },
  {
    title: 'Which files can I bring in and take out?',
    text: 'Upload .txt, .doc or .docx. Export a Word file, or copy the release with or without its formatting.',
  },
]

export function Faq() {
  return (
    <section id="faq" className="pt-18 md:pt-24">
      <div className="wrap">
        <hr className="scotch" />
        <div className="grid gap-x-8 gap-y-5 pt-5 md:grid-cols-[5fr_7fr]">
          <div>
            <h2 className="title-1">Questions we are asked</h2>
            <p className="mt-3.5 text-14 text-ink-soft">
              Something else?{' '}
              <Link className="link" to={paths.help}>
                Write to support
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
