import { describe, expect, it } from 'vitest'
import { crashMessages } from './crash-messages.ts'
import {
  authFormMessages,
  cancelFailed,
  errorMessages,
  generated,
  generatorRefused,
  successMessages,
  validationMessages,
} from './messages.ts'

// The catalog of texts written out a second time, in its order: a changed or lost text turns red.
describe('error catalog', () => {
  it('is the one of the specification, titled Error unless stated', () => {
    const { dailyLimit, ...others } = errorMessages
    const texts = Object.entries(others).map(([situation, { text }]) => [situation, text])
    expect(Object.fromEntries(texts)).toEqual({
      loadDocument: 'Failed to load document',
      loadDocuments: 'Failed to load documents. Please try again.',
      loadDocumentsUnexpected: 'An unexpected error occurred. Please try again.',
      loadVersions: 'Failed to load version history. Please try again.',
      saveDraft: 'Failed to save draft. Please try again.',
      processDocument: 'Failed to process document. Please try again.',
      exportDocument: 'Failed to export document. Please try again.',
      copyContent: 'Failed to copy content. Please try again.',
      rewrite: 'Failed to rewrite content. Please try again.',
      analyze: 'Failed to analyze content. Please try again.',
      generate: 'Failed to generate content. Please try again.',
      copySuggestion: 'Failed to copy text to clipboard',
      createDocument: 'Failed to create new document',
      deleteDocument: 'Failed to delete document. Please try again.',
      accountSetup: 'There was an error setting up your account. Please try again.',
      updatePassword: 'Failed to update password',
      deleteAccountSignedOut: 'You must be logged in to delete your account',
      deleteUserContent: 'Failed to delete user content',
      deleteUserProfile: 'Failed to delete user profile',
      deleteUserAccount: 'Failed to delete user account',
      signOut: 'Failed to sign out',
      checkout: 'Failed to start checkout process. Please try again.',
      cancelSignedOut: 'Please sign in to cancel your subscription.',
      downgrade: 'Failed to process downgrade. Please try again.',
      sendContact: 'Failed to send message. Please try again.',
      checkProfile: 'Failed to check subscription status',
      generatorEmpty: 'No content was generated. Please try again.',
      generatorFailed: 'Failed to generate content. Please try again.',
    })
    expect(new Set(Object.values(others).map(({ title }) => title))).toEqual(new Set(['Error']))
    expect(dailyLimit).toEqual({
      title: 'Usage limit reached',
      text: "You've reached your daily limit. Please upgrade to Pro for unlimited access.",
    })
  })

  it('styles only the version history as destructive', () => {
    const destructive = Object.entries(errorMessages).filter(([, message]) => 'isDestructive' in message)
    expect(destructive).toEqual([
      [
        'loadVersions',
        { title: 'Error', text: 'Failed to load version history. Please try again.', isDestructive: true },
      ],
    ])
  })

  it('prefers the message of the server for a failed cancel', () => {
    expect(cancelFailed()).toEqual({
      title: 'Error',
      text: 'Failed to cancel subscription. Please try again.',
    })
    expect(cancelFailed('')).toEqual({
      title: 'Error',
      text: 'Failed to cancel subscription. Please try again.',
    })
    expect(cancelFailed('Already canceled.')).toEqual({ title: 'Error', text: 'Already canceled.' })
  })

  it('joins a generator error with its message', () => {
    expect(generatorRefused('The model is busy.')).toEqual({
      title: 'Failed to generate content',
      text: 'The model is busy.',
    })
  })
})

describe('validation toasts', () => {
  it('are those of the specification', () => {
    expect(validationMessages).toEqual({
      promptMissing: { title: 'Error', text: 'Please enter a prompt' },
      nothingToRewrite: { title: 'No content', text: 'Please enter some content to rewrite.' },
      nothingToAnalyze: { title: 'Error', text: 'Please enter some content to analyze.' },
      saveSignedOut: { title: 'Authentication required', text: 'Please sign in to save drafts' },
      createSignedOut: { title: 'Authentication required', text: 'Please sign in to create documents' },
      fileType: { title: 'Invalid file type', text: 'Please upload a .txt or .doc/.docx file' },
      passwordsDiffer: { title: 'Error', text: 'Passwords do not match' },
      pitchIncomplete: { title: 'Missing information', text: 'Please enter both journalist name and beat.' },
      crisisIncomplete: {
        title: 'Missing information',
        text: 'Please select a situation type and provide details.',
      },
    })
  })
})

describe('success messages', () => {
  it('are those of the specification', () => {
    expect(successMessages).toEqual({
      draftSaved: { title: 'Draft saved successfully' },
      contentCopied: { title: 'Content copied to clipboard' },
      suggestionCopied: { title: 'Suggestion copied to clipboard' },
      passwordUpdated: { title: 'Password updated successfully' },
      accountDeleted: { title: 'Account deleted', text: 'Your account has been successfully deleted' },
      signedIn: { title: 'Welcome back!', text: 'You have successfully signed in.' },
      documentDeleted: { title: 'Success', text: 'Document deleted successfully' },
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
    })
  })

  it('name what was generated', () => {
    expect(generated('headline')).toEqual({
      title: 'Success',
      text: 'Your headline has been generated successfully.',
    })
  })
})

describe('texts outside toasts', () => {
  it('are those of the authentication form', () => {
    expect(authFormMessages).toEqual({
      confirmationSent: 'Check your email for the confirmation link',
      magicLinkSent: 'Check your email for the magic link',
      passwordResetSent: 'Check your email for the password reset link',
      passwordUpdated: 'Your password has been updated',
      emailMissing: 'Please enter your email address',
    })
  })

  it('are those of the crash screens', () => {
    expect(crashMessages).toEqual({
      screenTitle: 'Something went wrong',
      screenText: 'An unexpected error occurred',
      tryAgain: 'Try again',
      router: 'Unexpected Application Error!',
      addressMissing: 'supabaseUrl is required.',
      keyMissing: 'supabaseKey is required.',
    })
  })
})
