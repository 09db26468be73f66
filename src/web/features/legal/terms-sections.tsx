// The terms and conditions, point by point, with the one exception on refunds.
import { Link } from 'react-router'
import { moneyBackDays } from '#domain/billing/plan.ts'
import { trialDays } from '#domain/billing/trial.ts'
import { changeNoticeDays, liabilityCapUsd, minimumAge } from '#domain/site/legal-terms.ts'
import { paths } from '#web/paths.ts'
import type { LegalSection } from './legal-page.tsx'
import { SupportAddress } from './support-address.tsx'

export const termsSections: readonly LegalSection[] = [
  {
    id: 'definitions',
    title: 'Definitions',
    body: (
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>“Service” means Presswright: this website, its editor and its tools.</li>
        <li>“We” and “us” mean the company that runs this installation of the Service.</li>
        <li>“You” means the person who uses the Service, or the company on whose behalf that person acts.</li>
        <li>“Content” means the text and files you write in the Service or bring into it.</li>
        <li>“Subscription” means access to the Pro plan for a period paid in advance.</li>
      </ul>
    ),
  },
  {
    id: 'age',
    title: 'Who may use the Service',
    body: (
      <p>
        You must be over {minimumAge}. By using the Service, you confirm that you are and that you’re allowed
        to agree to these terms. If you don’t agree to them, don’t use the Service.
      </p>
    ),
  },
  {
    id: 'subscriptions',
    title: 'Subscriptions',
    body: (
      <>
        <p>
          A Subscription is billed in advance on a recurring basis, monthly or annually, as you chose. It
          renews automatically at the end of each period under the same conditions unless you or we cancel it
          first.
        </p>
        <p>
          You can cancel at any time in{' '}
          <Link className="link" to={paths.settings}>
            Account Settings
          </Link>{' '}
          or by contacting support. You keep Pro until the end of the period you’ve paid for. There is no
          refund for the current period.
        </p>
        <p>
          Payments are non-refundable except where the law requires a refund, with one exception we make for
          everyone: a {moneyBackDays}-day money-back guarantee on the first payment. Email support from the
          address on your account within {moneyBackDays} days of that payment, and we’ll refund it in full.
        </p>
        <p>
          A free trial, currently {trialDays} days without a credit card, is offered at our discretion; we may
          change or end the offer for new accounts. When your trial ends, your documents stay yours to read,
          edit, save, copy and export.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Your account',
    body: (
      <p>
        Use an email address that belongs to you, and keep your password private. You’re responsible for what
        happens under your account. Tell us right away if you believe someone else has used it. Don’t use the
        name of another person or company without permission.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'Your Content',
    body: (
      <>
        <p>
          Your Content is yours. We store and process it to provide the Service and claim no other right in
          it. You’re responsible for what you publish: check facts, quotes and figures before a release goes
          out, including any that a model or the built-in writer proposed.
        </p>
        <p>
          Don’t use the Service for Content that is unlawful, defames or deceives, harasses people, violates
          anyone’s privacy or rights, carries malicious code or is sent as spam.
        </p>
      </>
    ),
  },
  {
    id: 'copyright',
    title: 'Copyright and the DMCA',
    body: (
      <>
        <p>
          We respect the rights of others. If you believe that Content on the Service infringes your
          copyright, send us a notice under the Digital Millennium Copyright Act with:
        </p>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>a description of the work and of where the infringing Content is;</li>
          <li>your name, address, telephone number and email address;</li>
          <li>a statement that you believe in good faith that the use is not permitted;</li>
          <li>
            a statement, under penalty of perjury, that your notice is accurate and that you are the owner or
            are authorized to act for the owner, with your signature.
          </li>
        </ul>
        <p>We remove infringing Content and may close the accounts of repeat infringers.</p>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    body: (
      <p>
        You can delete your account at any time in Account Settings. We may suspend or close an account that
        violates these terms, with notice where that’s possible and safe. Terms that by their nature outlast
        an account, such as the limits of liability, stay in force.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Warranty and liability',
    body: (
      <p>
        The Service is provided “as is” and “as available.” It doesn’t give legal advice, and no check
        replaces your own judgment. To the extent the law allows, we aren’t liable for indirect damages such
        as lost profits or lost data, and our total liability is limited to the amount you paid us or{' '}
        {liabilityCapUsd} USD if you paid nothing.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: (
      <p>
        These terms are governed by the laws of the United States of America, without regard to
        conflict-of-law principles. If any part of them is found invalid, the rest remains in force.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        We may change these terms. Before a material change takes effect, we’ll give at least{' '}
        {changeNoticeDays} days’ notice by email or on this page. If you continue to use the Service after
        that, the new terms apply.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms: <SupportAddress />.
      </p>
    ),
  },
]
