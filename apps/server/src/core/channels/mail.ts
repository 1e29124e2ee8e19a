import { createTransport } from 'nodemailer'
import type { Services } from '../services.ts'
import { openSecret } from '../settings/secrets.ts'
import { isMailbox } from './address.ts'
import { Refusal } from './Refusal.ts'
import type { Send } from './send.ts'

/** Milliseconds to connect, for the greeting, and of silence. */
const PATIENCE = 10_000

/**
 * Opens the mail server of the parameters `mail.*`. Certificates are verified; `plain` never sends a password. The text is
 * plain, so that no word of a record becomes markup.
 */
export async function openMail(services: Pick<Services, 'settings' | 'keys'>): Promise<Send> {
  const { settings } = services
  const [host, from, security] = [
    await settings.get('mail.host'),
    await settings.get('mail.from'),
    await settings.get('mail.security'),
  ]
  if (host === '' || !isMailbox(from)) throw new Refusal('noServer', true)
  const user = await settings.get('mail.user')
  const transport = createTransport({
    host,
    port: await settings.get('mail.port'),
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'plain',
    ...(user !== '' && security !== 'plain'
      ? { auth: { user, pass: await openSecret(services, 'mail.password') } }
      : {}),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // A message is its text: no file or address is read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, to, title, text, sentAt }) {
      if (!isMailbox(to)) throw new Refusal('noAddress', true)
      try {
        await transport.sendMail({
          ...{ from, to, subject: title, text, date: sentAt },
          // The same of every try, so that a mail server or reader can drop a second one.
          messageId: `<remind-${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        const { responseCode = 0, message } = error as { responseCode?: number; message: string }
        throw new Refusal(message, responseCode >= 500)
      }
    },
    close: () => transport.close(),
  }
}
