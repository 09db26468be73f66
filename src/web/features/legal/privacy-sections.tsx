// The privacy policy, point by point (spec 2, Legal pages; decision 21: the maximum retention times, and the actual ones).
import { Link } from 'react-router'
import { trashDays } from '#domain/document/trash.ts'
import { sidebarLimits } from '#domain/editor/interface-limits.ts'
import { privacyMaxima, signInCookieSeconds } from '#domain/site/legal-terms.ts'
import { paths } from '#web/paths.ts'
import type { LegalSection } from './legal-page.tsx'
import { SupportAddress } from './support-address.tsx'

const sidebarCookieDays = sidebarLimits.cookieSeconds / 86_400
const signInCookieMinutes = signInCookieSeconds / 60

export const privacySections: readonly LegalSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    body: (
      <p>
        Presswright is a writing desk for press releases. This page says what we keep about you when you visit
        the site, use the free tools or write with an account. “We” means the company that runs this
        installation of Presswright.
      </p>
    ),
  },
  {
    id: 'comments',
    title: 'Comments',
    body: (
      <p>
        The site has no public comments. What you send through the contact form reaches us by email with your
        name, your address and your message. We use it to answer you and for nothing else. Embargoed news does
        not belong in that form; write about your account instead.
      </p>
    ),
  },
  {
    id: 'media',
    title: 'Media',
    body: (
      <p>
        Documents you upload are read to put their text on your sheet, and the file itself is not kept. If a
        Word file carries hidden data, such as comments or an author’s name, it stays in your file and does
        not come along.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    body: (
      <>
        <p>
          No cookie of ours lasts longer than {privacyMaxima.cookieYears} year. In fact there are two kinds.
          One remembers for {sidebarCookieDays} days whether the sidebar is open. The other is set when you
          sign in through another service: it proves that the same browser comes back, and ends after{' '}
          {signInCookieMinutes} minutes or when you are back.
        </p>
        <p>
          A login cookie would last {privacyMaxima.loginDays} days at most, and{' '}
          {privacyMaxima.rememberMeWeeks} weeks with “remember me.” In fact we set neither. A service you sign
          in through sets its own cookies on its own pages. An installation without such a service may show a
          trial page in its place, whose cookies last an hour.
        </p>
        <p>Your browser’s own storage keeps, on your device:</p>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>your sign-in and copies of documents you opened, until you log out;</li>
          <li>text our server has not received yet, until it has;</li>
          <li>a text you hand from a tool to the editor, for up to 24 hours or until you log out;</li>
          <li>what you enter into a free tool, until you close the tab or log out;</li>
          <li>a message you began in the contact form, until it is sent or you close the tab;</li>
          <li>
            the email address you last asked to have a sign-in link or a password reset sent to, until you
            close the tab;
          </li>
          <li>
            random marks of the sign-in links you asked for here, which count for an hour, until newer ones
            replace them or you clear the storage;
          </li>
          <li>
            your theme, the notices you closed, a mark of the last sign-up and the numbers of accounts deleted
            in this browser, until you clear the storage;
          </li>
          <li>a mark that our fonts are loaded, until you close the tab;</li>
          <li>
            the program files of the editor, so that it opens without a network, until newer ones replace them
            or you clear the storage.
          </li>
        </ul>
        <p>None of it is used to follow you.</p>
      </>
    ),
  },
  {
    id: 'embedded-content',
    title: 'Embedded content',
    body: (
      <p>
        Our pages ask no other website for anything by default: fonts, pictures and scripts come from us. If
        the operator of this installation shows a reviews widget, it is loaded from that provider, which then
        sees your visit as if you had opened its own page.
      </p>
    ),
  },
  {
    id: 'data-sharing',
    title: 'Who we share data with',
    body: (
      <>
        <p>We do not sell data. We pass on what a service needs to do its work, and no more:</p>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>the payment provider handles your card and knows your email address and plan;</li>
          <li>the mail provider carries the messages we send you;</li>
          <li>our contact list holds the name and email address you signed up with;</li>
          <li>
            an AI provider, if one is connected, receives the prompt or draft you ask it to work on, and only
            when you ask. With the built-in writer and in the newsroom check nothing leaves our server or your
            browser.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep your data',
    body: (
      <>
        <p>
          Your account, documents and their versions stay until you delete them. A deleted document waits in
          the trash for {trashDays} days in case you change your mind. Mails we sent are removed from our
          records after 30 days.
        </p>
        <p>
          When you delete your account, its documents, versions, trash, profile and records of use go with it,
          at once and for good. The payment provider keeps invoices as long as the law asks.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        You can see, correct, download and delete what we keep about you. Most of it takes one click in{' '}
        <Link className="link" to={paths.settings}>
          Account Settings
        </Link>
        : “Download my data” gives you every document as a Word file and all records as JSON, and “Delete
        Account” removes them. For anything else, or to object to how we use your data, write to us.
      </p>
    ),
  },
  {
    id: 'data-destination',
    title: 'Where your data is sent',
    body: (
      <p>
        Your data is stored on the server that runs this installation and in its backups. Messages from the
        contact form are checked for spam there, too. Data that goes to a service named above is handled in
        the countries where that service works, which may not be yours.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about this policy or your data: <SupportAddress />. We answer within 30 days.
      </p>
    ),
  },
]
