import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'

/** Sealed bytes; their place is part of the seal, so that they cannot be moved to another one. */
type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer; at: number }

interface Shelves extends DBSchema {
  key: { key: 'own'; value: CryptoKey }
  /** The last answers of reads. */
  reads: { key: string; value: Sealed; indexes: { at: number } }
  /** Entries that wait for the network, by idempotency key. */
  queue: { key: string; value: Sealed }
  /** Pictures and drawings of such entries, by the id that they have until they are sent. */
  files: { key: string; value: Sealed }
}

type Shelf = 'reads' | 'queue' | 'files'

/** The most answers kept; the oldest are removed first. */
const MOST_READS = 500

/**
 * The data that a user keeps on this device, sealed under a key from the server. Without the key, which scripts can use
 * but not extract and which is removed at sign-out, nothing can be read.
 */
export class Vault {
  readonly #database: IDBPDatabase<Shelves>
  readonly #key: CryptoKey

  constructor(database: IDBPDatabase<Shelves>, key: CryptoKey) {
    this.#database = database
    this.#key = key
  }

  async put(store: Shelf, name: string, content: BufferSource, time = Date.now()): Promise<void> {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const bytes = await crypto.subtle.encrypt(sealing(iv, store, name), this.#key, content)
    await this.#database.put(store, { iv, bytes, at: time }, name)
  }

  /** undefined if it does not exist, or was sealed under a key from before a rotation. */
  async get(store: Shelf, name: string): Promise<ArrayBuffer | undefined> {
    const sealed = await this.#database.get(store, name)
    if (!sealed) return undefined
    return crypto.subtle.decrypt(sealing(sealed.iv, store, name), this.#key, sealed.bytes).catch(() => undefined)
  }

  names(store: Shelf): Promise<string[]> {
    return this.#database.getAllKeys(store)
  }

  async drop(store: Shelf, name: string): Promise<void> {
    await this.#database.delete(store, name)
  }

  /** Removes the oldest answers. */
  async trim(): Promise<void> {
    const surplus = (await this.#database.count('reads')) - MOST_READS
    if (surplus <= 0) return
    const oldest = await this.#database.getAllKeysFromIndex('reads', 'at', null, surplus)
    for (const name of oldest) await this.#database.delete('reads', name)
  }

  close(): void {
    this.#database.close()
  }
}

const sealing = (iv: Uint8Array<ArrayBuffer>, store: Shelf, name: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${store} ${name}`),
})

const nameOf = (userId: number) => `shouya.${userId}`

const open = (userId: number) =>
  openDB<Shelves>(nameOf(userId), 1, {
    upgrade(database) {
      for (const store of ['key', 'queue', 'files'] as const) database.createObjectStore(store)
      database.createObjectStore('reads').createIndex('at', 'at')
    },
  })

const imported = (text: string) => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

let opened: { userId: number; vault: Promise<Vault | undefined> } | undefined

/** The vault of the signed-in user; undefined if the browser has none (no https) or no key was ever given. */
export const currentVault = async (): Promise<Vault | undefined> => opened?.vault

/** Another user signs in here: the data of earlier users stay sealed until they come back and get their key again. */
async function lockOthers(userId: number): Promise<void> {
  for (const { name } of (await indexedDB.databases?.()) ?? []) {
    if (!name?.startsWith('shouya.') || name === nameOf(userId)) continue
    const otherVault = await open(Number(name.slice('shouya.'.length)))
    await otherVault.delete('key', 'own')
    otherVault.close()
  }
}

async function unlock(userId: number, giveKey: (() => Promise<string>) | undefined): Promise<Vault | undefined> {
  if (giveKey) await lockOthers(userId)
  const database = await open(userId)
  let key = await database.get('key', 'own')
  if (!key && giveKey) {
    key = await imported(await giveKey())
    await database.put('key', key, 'own')
  }
  if (!key) {
    database.close()
    return undefined
  }
  const vault = new Vault(database, key)
  await vault.trim()
  return vault
}

/**
 * Opens the vault of a user.
 * @param giveKey asks the server for the key, at sign-in; without it an existing key must do, as when a page opens
 * without a network.
 */
export async function openVault(userId: number, giveKey?: () => Promise<string>): Promise<void> {
  if (opened?.userId === userId && (await opened.vault)) return
  if (!globalThis.isSecureContext || !globalThis.indexedDB) return
  // Without storage space or permission the console works without a vault.
  opened = { userId, vault: unlock(userId, giveKey).catch(() => undefined) }
  await opened.vault
}

/** Removes everything of a user who leaves this device. */
export async function wipeVault(): Promise<void> {
  const last = opened
  opened = undefined
  if (!last) return
  const vault = await last.vault
  vault?.close()
  await deleteDB(nameOf(last.userId))
}
