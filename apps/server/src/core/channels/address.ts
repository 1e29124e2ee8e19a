/** Whether an address can be written to: one mailbox without a name, so that no header is made of it. */
export const isMailbox = (address: string): boolean => /^[^\s@<>"(),:;\\]{1,64}@[^\s@<>"(),:;\\]{1,190}$/.test(address)

/** An address as the log shows it: `z***@bank.example`, `139****0001`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at > 0) return `${address.slice(0, 1)}***${address.slice(at)}`
  return address.length > 7 ? `${address.slice(0, 3)}****${address.slice(-4)}` : '****'
}
