// Every text of the error and success catalogue by situation (Spec 8), with the validation toasts of Spec 5.
// Components name a situation and never write the sentence themselves.
import { AI_INPUT_MESSAGES } from '#domain/ai-input.ts'
import { CREDENTIAL_MESSAGES } from '#domain/credentials.ts'
import { DAILY_LIMIT_MESSAGE, DAILY_LIMIT_TITLE } from '#domain/usage.ts'

/** One toast or alert: a title, an optional sentence, and the destructive style where the catalogue asks for it. */
export type Message = { title: string; text?: string; isDestructive?: boolean }

const ERROR_TITLE = 'Error'
const SUCCESS_TITLE = 'Success'

/** Something failed. */
export const ERRORS = {
  loadDocument: { title: ERROR_TITLE, text: 'Failed to load document' },
  loadDocuments: { title: ERROR_TITLE, text: 'Failed to load documents. Please try again.' },
  loadDocumentsUnexpected: {
    title: ERROR_TITLE,
    text: 'An unexpected error occurred. Please try again.',
  },
  loadVersions: {
    title: ERROR_TITLE,
    text: 'Failed to load version history. Please try again.',
    isDestructive: true,
  },
  saveDraft: { title: ERROR_TITLE, text: 'Failed to save draft. Please try again.' },
  processDocument: { title: ERROR_TITLE, text: 'Failed to process document. Please try again.' },
  exportDocument: { title: ERROR_TITLE, text: 'Failed to export document. Please try again.' },
  copyContent: { title: ERROR_TITLE, text: 'Failed to copy content. Please try again.' },
  rewrite: { title: ERROR_TITLE, text: 'Failed to rewrite content. Please try again.' },
  analyze: { title: ERROR_TITLE, text: 'Failed to analyze content. Please try again.' },
  generate: { title: ERROR_TITLE, text: 'Failed to generate content. Please try again.' },
  copySuggestion: { title: ERROR_TITLE, text: 'Failed to copy text to clipboard' },
  createDocument: { title: ERROR_TITLE, text: 'Failed to create new document' },
  deleteDocument: { title: ERROR_TITLE, text: 'Failed to delete document. Please try again.' },
  accountSetup: {
    title: ERROR_TITLE,
    text: 'There was an error setting up your account. Please try again.',
  },
  updatePassword: { title: ERROR_TITLE, text: 'Failed to update password' },
  deleteAccountSignedOut: { title: ERROR_TITLE, text: 'You must be logged in to delete your account' },
  deleteUserContent: { title: ERROR_TITLE, text: 'Failed to delete user content' },
  deleteUserProfile: { title: ERROR_TITLE, text: 'Failed to delete user profile' },
  deleteUserAccount: { title: ERROR_TITLE, text: 'Failed to delete user account' },
  signOut: { title: ERROR_TITLE, text: 'Failed to sign out' },
  checkout: { title: ERROR_TITLE, text: 'Failed to start checkout process. Please try again.' },
  cancelSignedOut: { title: ERROR_TITLE, text: 'Please sign in to cancel your subscription.' },
  downgrade: { title: ERROR_TITLE, text: 'Failed to process downgrade. Please try again.' },
  sendContact: { title: ERROR_TITLE, text: 'Failed to send message. Please try again.' },
  checkProfile: { title: ERROR_TITLE, text: 'Failed to check subscription status' },
  dailyLimit: { title: DAILY_LIMIT_TITLE, text: DAILY_LIMIT_MESSAGE },
  generatorEmpty: { title: ERROR_TITLE, text: 'No content was generated. Please try again.' },
  generatorFailed: { title: ERROR_TITLE, text: 'Failed to generate content. Please try again.' },
} as const satisfies Record<string, Message>

/** Something the user still has to do before the action can run. */
export const VALIDATION = {
  promptMissing: { title: ERROR_TITLE, text: AI_INPUT_MESSAGES.promptMissing },
  nothingToRewrite: { title: 'No content', text: AI_INPUT_MESSAGES.nothingToRewrite },
  nothingToAnalyze: { title: ERROR_TITLE, text: AI_INPUT_MESSAGES.nothingToAnalyze },
  saveSignedOut: { title: 'Authentication required', text: 'Please sign in to save drafts' },
  createSignedOut: { title: 'Authentication required', text: 'Please sign in to create documents' },
  fileType: { title: 'Invalid file type', text: 'Please upload a .txt or .doc/.docx file' },
  passwordsDiffer: { title: ERROR_TITLE, text: CREDENTIAL_MESSAGES.passwordsDiffer },
  pitchIncomplete: { title: 'Missing information', text: 'Please enter both journalist name and beat.' },
  crisisIncomplete: {
    title: 'Missing information',
    text: 'Please select a situation type and provide details.',
  },
} as const satisfies Record<string, Message>

/** Something worked. */
export const SUCCESSES = {
  draftSaved: { title: 'Draft saved successfully' },
  contentCopied: { title: 'Content copied to clipboard' },
  suggestionCopied: { title: 'Suggestion copied to clipboard' },
  passwordUpdated: { title: 'Password updated successfully' },
  accountDeleted: { title: 'Account deleted', text: 'Your account has been successfully deleted' },
  signedIn: { title: 'Welcome back!', text: 'You have successfully signed in.' },
  documentDeleted: { title: SUCCESS_TITLE, text: 'Document deleted successfully' },
  loggedOut: { title: 'Logged out successfully' },
  loggedOutLocally: { title: 'Logged out', text: 'You have been logged out of your account' },
  contactSent: { title: 'Message sent!', text: "We'll get back to you as soon as possible." },
  subscriptionCanceled: {
    title: 'Subscription canceled',
    text: 'The change takes effect at the end of the billing period. You keep Pro until then.',
  },
  templateCopied: { title: 'Template copied!' },
  openerCopied: { title: 'Opener copied!' },
  statementCopied: { title: 'Statement copied!' },
  checkEmail: { title: 'Check your email!', text: 'Please check your email for a confirmation link.' },
  emailConfirmed: { title: 'Email confirmed!' },
  welcome: { title: 'Welcome!' },
} as const satisfies Record<string, Message>

/** Texts of the authentication forms, shown in the form itself. */
export const AUTH_FORM = {
  confirmationSent: 'Check your email for the confirmation link',
  magicLinkSent: 'Check your email for the magic link',
  passwordResetSent: 'Check your email for the password reset link',
  passwordUpdated: 'Your password has been updated',
  emailMissing: CREDENTIAL_MESSAGES.emailMissing,
} as const

/** Texts of the crash screens and of a client that was not configured. */
export const CRASHES = {
  screenTitle: 'Something went wrong',
  screenText: 'An unexpected error occurred',
  tryAgain: 'Try again',
  router: 'Unexpected Application Error!',
  addressMissing: 'supabaseUrl is required.',
  keyMissing: 'supabaseKey is required.',
} as const

/** A failed cancel: the server's own message when it sent one. */
export function cancelFailed(serverMessage?: string): Message {
  return { title: ERROR_TITLE, text: serverMessage || 'Failed to cancel subscription. Please try again.' }
}

/** The generator function answered with an error message. */
export function generatorRefused(serverMessage: string): Message {
  return { title: 'Failed to generate content', text: serverMessage }
}

/** A generator page succeeded; `type` as on the wire (boilerplate, headline, quote, cta). */
export function generated(type: string): Message {
  return { title: SUCCESS_TITLE, text: `Your ${type} has been generated successfully.` }
}
