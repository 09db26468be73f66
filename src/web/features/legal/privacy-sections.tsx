// The privacy policy, point by point (the maximum retention times, and the actual ones).
import { Link } from 'react-router'
import { unusedPictureDays } from '#domain/document/picture.ts'
import { trashDays } from '#domain/document/trash.ts'
import { sidebarLimits } from '#domain/editor/interface-limits.ts'
import {
  cookieLifetimes,
  pendingDraftHours,
  privacyReplyDays,
  sentMailDays,
  signInCookieSeconds,
} from '#domain/site/legal-terms.ts'
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
        Presswright is a writing desk for press releases. This page explains what we store about you when you
        visit the site, use the free tools or write with an account. “We” means the company that runs this
        installation of Presswright.
      </p>
    ),
  },
  {
    id: 'comments',
    title: 'Comments',
    body: (
      <p>
        The site has no public comments. When you use the contact form, we receive an email with your name,
        address and message. We use it only to reply to you. Don’t put embargoed news in that form.
      </p>
    ),
  },
  {
    id: 'media',
    title: 'Media',
    body: (
      <>
        <p>
          When you upload a document, we read it to put its text in your draft, and we don’t keep the file.
          Comments in a Word file are saved with the version, along with their authors’ names, so you can read
          them. We don’t import other hidden data. Pictures in a Word file are saved with your draft.
        </p>
        <p>
          We store the pictures and media kit files you add. We remove location data from photos and keep the
          photographer’s name and the copyright notice.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    body: (
      <>
        <p>
          None of our cookies last longer than {cookieLifetimes.cookieYears} year. We use two kinds. One
          remembers for {sidebarCookieDays} days whether the sidebar is open. The other is set when you sign
          in through another service: it confirms that the same browser returned, and expires after{' '}
          {signInCookieMinutes} minutes or when you return.
        </p>
        <p>
          A login cookie would last {cookieLifetimes.loginDays} days at most,{' '}
          {cookieLifetimes.rememberMeWeeks} weeks with “remember me.” We currently set neither. A service you
          sign in through sets its own cookies on its own pages. An installation without such a service may
          show a test page instead, whose cookies last an hour.
        </p>
        <p>Your browser stores the following on your device:</p>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>your sign-in and copies of documents and pictures you opened, until you log out;</li>
          <li>text and pictures our server hasn’t received yet, until it does;</li>
          <li>
            text you send from a tool to the editor, for up to {pendingDraftHours} hours or until you log out;
          </li>
          <li>what you enter in a free tool, until you close the tab or log out;</li>
          <li>
            if you review a release, proof that you entered its code, who sent it and comments you haven’t
            sent, until you clear your browser’s storage;
          </li>
          <li>a message you started in the contact form, until you send it or close the tab;</li>
          <li>
            the email address you last used to request a sign-in link or password reset, until you close the
            tab;
          </li>
          <li>
            random identifiers for the sign-in links you requested here, valid for an hour, until newer ones
            replace them or you clear your browser’s storage;
          </li>
          <li>
            your theme, the notices you closed, a marker for your last sign-up and the IDs of accounts deleted
            in this browser, until you clear your browser’s storage;
          </li>
          <li>a marker that our fonts have loaded, until you close the tab;</li>
          <li>
            the editor’s program files, so it opens offline, until newer ones replace them or you clear your
            browser’s storage.
          </li>
        </ul>
        <p>We don’t use any of it to track you.</p>
      </>
    ),
  },
  {
    id: 'embedded-content',
    title: 'Embedded content',
    body: (
      <p>
        By default, our pages load nothing from other websites: fonts, images and scripts come from us. If the
        operator of this installation shows a reviews widget, it loads from that provider, which then sees
        your visit as if you’d opened its own page.
      </p>
    ),
  },
  {
    id: 'data-sharing',
    title: 'Who we share data with',
    body: (
      <>
        <p>We don’t sell your data. We share only what each service needs to do its job:</p>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>the payment provider handles your card and knows your email address and plan;</li>
          <li>the email provider delivers the messages we send you;</li>
          <li>our contact management service stores the name and email address you signed up with;</li>
          <li>
            an AI provider, if one is connected, receives the prompt or draft you ask it to work on, plus
            facts from the client kit, and only when you ask. The built-in writer runs on our server, and the
            newsroom check runs in your browser; neither sends your text to anyone else.
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
          We keep your account, documents, their versions and your media kits until you delete them. Deleted
          documents stay in the trash for {trashDays} days in case you change your mind. Unused pictures are
          deleted after {unusedPictureDays} days. Emails we sent are removed from our records after{' '}
          {sentMailDays} days.
        </p>
        <p>
          When you delete your account, we immediately and permanently delete your profile, your usage records
          and your personal documents, with their versions, trash and files. Documents in shared workspaces
          stay with the other members, and backups keep a copy until they expire. Our contact management
          service keeps your name and email address until you ask us to remove them, and the payment provider
          keeps invoices as long as the law requires.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        You can see, correct, download and delete what we store about you. Most of it takes one click in{' '}
        <Link className="link" to={paths.settings}>
          Account Settings
        </Link>
        : “Download my data” gives you every document as a Word file and all records as JSON, and “Delete
        Account” deletes your account and personal documents. For anything else, or to object to how we use
        your data, contact us.
      </p>
    ),
  },
  {
    id: 'data-destination',
    title: 'Where your data is sent',
    body: (
      <p>
        Your data is stored on the server that runs this installation and in its backups. Contact form
        messages are checked for spam there, too. Data that goes to a service named above is handled in the
        countries where that service operates, which may be outside your own.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about this policy or your data: <SupportAddress />. We reply within {privacyReplyDays} days.
      </p>
    ),
  },
]
