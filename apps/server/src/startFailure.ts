import { ConfigError } from './config.ts'
import { StartError } from './db/embedded/startError.ts'

type Failed = {
  /** One line for the person who starts the server. */
  line: string
  /** A restart fails as well until a person changes something. */
  hopeless: boolean
}

/** Codes of PostgreSQL for a wrong user, password or database. */
const wrongAddress: ReadonlySet<string> = new Set(['28P01', '28000', '3D000'])
/** The database is missing or still starting: possibly temporary. */
const silent: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03'])

export function startFailure(error: NodeJS.ErrnoException & { hostname?: string }, env: NodeJS.ProcessEnv): Failed {
  const port = env.PORT || '8080'
  const mend = (line: string): Failed => ({ line, hopeless: true })
  if (error.code === 'EADDRINUSE') return mend(`PORT ${port} is taken by another program; set PORT to a free one.`)
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return mend(`PORT ${port} needs rights that this user does not have.`)
  if (error.code === 'EADDRNOTAVAIL' || (error.code === 'ENOTFOUND' && error.hostname === env.HOST))
    return mend(`HOST ${env.HOST} is not an address of this machine.`)
  if (error instanceof ConfigError || error instanceof StartError) return mend(error.message)
  if (wrongAddress.has(error.code ?? '')) return mend(`DATABASE_URL does not fit: ${error.message}.`)
  if (silent.has(error.code ?? '')) return { line: 'The database of DATABASE_URL does not answer.', hopeless: false }
  const line = env.LOG_LEVEL === 'debug' ? String(error.stack) : `Shouya cannot start: ${error.message}`
  return { line, hopeless: false }
}
