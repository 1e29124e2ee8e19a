import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import { isPlain } from './isPlain.ts'
import { withClient } from './withClient.ts'

/** The addresses that a server works with; none is the owner's where the database lets us create logins. */
type Logins = {
  /** For the pool, possibly through a pooler. */
  readonly url: string
  /** Without a pooler: for LISTEN and jobs. */
  readonly directUrl: string
  /** For retention, which may delete evidence. */
  readonly keeperUrl: string
}

type Options = {
  /** The application's address, possibly through a pooler. */
  url: string
  /** The owner's address, without a pooler. */
  directUrl: string
  /** 32 secret bytes of the installation for a purpose: machines that share them share their logins. */
  secret(purpose: string): Uint8Array
}

type Group = 'shouya_app' | 'shouya_keeper'
type Credentials = { username: string; password: string }

/** Servers that start together may update the same catalogue row. */
const TRIES = 5
const NO_RIGHT = '42501'

/**
 * Logins with exactly the rights of `shouya_app` and `shouya_keeper`: from the pool's connection no higher role can be
 * reached (ADR 037). They are created where the owner may create roles. If `url` is such a login already, it is used;
 * if none can be created, the owner's address is used for all.
 */
export async function openLogins({ url, directUrl, secret }: Options): Promise<Logins> {
  const isAppLogin = await isPlain(url)
  const [app, keeper] = await withClient(
    { connectionString: directUrl, application_name: 'shouya-logins' },
    async (owner) => {
      await owner.query(closed).catch(ignoreDatabaseError)
      return [
        isAppLogin ? new URL(url) : await login(owner, directUrl, 'shouya_app', secret),
        await login(owner, directUrl, 'shouya_keeper', secret),
      ]
    },
  )
  const appUrl = app ? withCredentials(url, app) : url
  return {
    // A pooler may know only users that were configured in it.
    url: appUrl === url || (await isPlain(appUrl)) ? appUrl : url,
    directUrl: app ? withCredentials(directUrl, app) : directUrl,
    keeperUrl: keeper ? withCredentials(directUrl, keeper) : directUrl,
  }
}

/** Only the owner may create objects in this database, temporary ones included. */
const closed = `do $$ begin
  if has_database_privilege('public', current_database(), 'temporary') then
    execute format('revoke temporary on database %I from public', current_database());
  end if;
  execute format('grant connect on database %I to shouya_app, shouya_keeper', current_database());
end $$`

/** Ignores what the owner may not do, or another server is doing at this moment. */
function ignoreDatabaseError(error: unknown): void {
  if (!(error instanceof pg.DatabaseError)) throw error
}

/** The login of this installation in a group; null if it cannot be created. */
async function login(
  owner: pg.Client,
  ownerUrl: string,
  group: Group,
  secret: Options['secret'],
): Promise<Credentials | null> {
  const text = (purpose: string, encoding: 'hex' | 'base64url') =>
    Buffer.from(secret(`${purpose} ${group}`)).toString(encoding)
  const credentials = {
    username: `${group}_${text('login', 'hex').slice(0, 8)}`,
    password: text('password', 'base64url'),
  }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (await opens(withCredentials(ownerUrl, credentials))) return credentials
    try {
      await make(owner, group, credentials)
    } catch (error) {
      ignoreDatabaseError(error)
      if ((error as pg.DatabaseError).code === NO_RIGHT) return null
    }
  }
  return null
}

async function make(owner: pg.Client, group: Group, { username, password }: Credentials): Promise<void> {
  const { rows } = await owner.query('select to_regrole($1) is not null as there', [username])
  // The restrictions of a new role are defaults, and only a superuser may set them on an existing one.
  await owner.query(`${rows[0].there ? 'alter' : 'create'} role ${username} login password '${verifier(password)}'`)
  await owner.query(`grant ${group} to ${username}`)
}

const opens = (url: string): Promise<boolean> => withClient(url, async () => true).catch(() => false)

/** The stored form of a password (RFC 5803), so that the password itself appears in no log. */
function verifier(password: string): string {
  const [salt, rounds] = [randomBytes(16), 4_096]
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const key = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(key('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${key('Server Key').toString('base64')}`
}

function withCredentials(url: string, { username, password }: Credentials): string {
  const address = new URL(url)
  address.username = username
  address.password = password
  return address.href
}
