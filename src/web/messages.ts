// Every text of the error and success catalog by situation, with the toasts of validation.
// Components name a situation and never write the message themselves.
import { credentialMessages } from '#domain/account/credentials.ts'
import { aiInputMessages } from '#domain/ai/ai-input.ts'
import { dailyLimitMessage, dailyLimitTitle } from '#domain/billing/usage.ts'
import { invalidUploadMessage } from '#domain/document/upload.ts'

/** One toast or alert: a title, an optional sentence, and the destructive style where the catalog asks for it. */
export type Message = { title: string; text?: string; isDestructive?: boolean }

const errorTitle = 'Error'
const successTitle = 'Success'

/** Something failed. */
export const errorMessages = {
  loadDocument: { title: errorTitle, text: 'Failed to load document' },
  loadDocuments: { title: errorTitle, text: 'Failed to load documents. Please try again.' },
  loadDocumentsUnexpected: {
    title: errorTitle,
    text: 'An unexpected error occurred. Please try again.',
  },
  loadVersions: {
    title: errorTitle,
    text: 'Failed to load version history. Please try again.',
    isDestructive: true,
  },
  saveDraft: { title: errorTitle, text: 'Failed to save draft. Please try again.' },
  processDocument: { title: errorTitle, text: 'Failed to process document. Please try again.' },
  exportDocument: { title: errorTitle, text: 'Failed to export document. Please try again.' },
  copyContent: { title: errorTitle, text: 'Failed to copy content. Please try again.' },
  rewrite: { title: errorTitle, text: 'Failed to rewrite content. Please try again.' },
  analyze: { title: errorTitle, text: 'Failed to analyze content. Please try again.' },
  generate: { title: errorTitle, text: 'Failed to generate content. Please try again.' },
  copySuggestion: { title: errorTitle, text: 'Failed to copy text to clipboard' },
  createDocument: { title: errorTitle, text: 'Failed to create new document' },
  deleteDocument: { title: errorTitle, text: 'Failed to delete document. Please try again.' },
  accountSetup: {
    title: errorTitle,
    text: 'There was an error setting up your account. Please try again.',
  },
  updatePassword: { title: errorTitle, text: 'Failed to update password' },
  deleteAccountSignedOut: { title: errorTitle, text: 'You must be logged in to delete your account' },
  deleteUserContent: { title: errorTitle, text: 'Failed to delete user content' },
  deleteUserProfile: { title: errorTitle, text: 'Failed to delete user profile' },
  deleteUserAccount: { title: errorTitle, text: 'Failed to delete user account' },
  signOut: { title: errorTitle, text: 'Failed to sign out' },
  checkout: { title: errorTitle, text: 'Failed to start checkout process. Please try again.' },
  cancelSignedOut: { title: errorTitle, text: 'Please sign in to cancel your subscription.' },
  downgrade: { title: errorTitle, text: 'Failed to process downgrade. Please try again.' },
  sendContact: { title: errorTitle, text: 'Failed to send message. Please try again.' },
  checkProfile: { title: errorTitle, text: 'Failed to check subscription status' },
  dailyLimit: { title: dailyLimitTitle, text: dailyLimitMessage },
  generatorEmpty: { title: errorTitle, text: 'No content was generated. Please try again.' },
  generatorFailed: { title: errorTitle, text: 'Failed to generate content. Please try again.' },
} as const satisfies Record<string, Message>

/** Something the user still has to do before the action can run. */
export const validationMessages = {
  promptMissing: { title: errorTitle, text: aiInputMessages.promptMissing },
  nothingToRewrite: { title: 'No content', text: aiInputMessages.nothingToRewrite },
  nothingToAnalyze: { title: errorTitle, text: aiInputMessages.nothingToAnalyze },
  saveSignedOut: { title: 'Authentication required', text: 'Please sign in to save drafts' },
  createSignedOut: { title: 'Authentication required', text: 'Please sign in to create documents' },
  fileType: { title: 'Invalid file type', text: invalidUploadMessage },
  passwordsDiffer: { title: errorTitle, text: credentialMessages.passwordsDiffer },
  pitchIncomplete: { title: 'Missing information', text: 'Please enter both journalist name and beat.' },
  crisisIncomplete: {
    title: 'Missing information',
    text: 'Please select a situation type and provide details.',
  },
} as const satisfies Record<string, Message>

/** Something worked. */
export const successMessages = {
  draftSaved: { title: 'Draft saved successfully' },
  contentCopied: { title: 'Content copied to clipboard' },
  suggestionCopied: { title: 'Suggestion copied to clipboard' },
  passwordUpdated: { title: 'Password updated successfully' },
  accountDeleted: { title: 'Account deleted', text: 'Your account has been successfully deleted' },
  signedIn: { title: 'Welcome back!', text: 'You have successfully signed in.' },
  documentDeleted: { title: successTitle, text: 'Document deleted successfully' },
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
export const authFormMessages = {
  confirmationSent: 'Check your email for the confirmation link',
  magicLinkSent: 'Check your email for the magic link',
  passwordResetSent: 'Check your email for the password reset link',
  passwordUpdated: 'Your password has been updated',
  emailMissing: credentialMessages.emailMissing,
} as const

/** A failed cancel: the server's own message when it sent one. */
export function cancelFailed(serverMessage?: string): Message {
  return { title: errorTitle, text: serverMessage || 'Failed to cancel subscription. Please try again.' }
}

/** The generator function answered with an error message. */
export function generatorRefused(serverMessage: string): Message {
  return { title: 'Failed to generate content', text: serverMessage }
}

/** A generator page succeeded; `type` as on the wire (boilerplate, headline, quote, cta). */
export function generated(type: string): Message {
  return { title: successTitle, text: `Your ${type} has been generated successfully.` }
}
