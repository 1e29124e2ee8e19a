import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './PageTabs.module.css'
import { useIsPhone } from './useIsPhone.ts'

type Props<K extends string> = {
  active: K
  onTurn: (next: K) => void
  items: { key: K; label: string }[]
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The arrows move the focus, Enter selects. */
function walk({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  const step = steps[key]
  const names = [...currentTarget.children] as HTMLElement[]
  if (step) names.at((names.indexOf(target as HTMLElement) + step) % names.length)?.focus()
}

/**
 * The tabs between the parts of a page; the page renders the part itself. Not antd's Tabs, which measure themselves
 * several times and register touch listeners again whenever a kept page comes to the front (ADR 054).
 */
export default function PageTabs<K extends string>({ active, onTurn, items }: Props<K>) {
  const row = useRef<HTMLDivElement>(null)
  const phone = useIsPhone()
  // Names change their width when their words or numbers arrive.
  const names = items.map(({ label }) => label).join()
  useEffect(() => {
    // If the row is wider than the screen, the current tab is scrolled to its middle.
    const [bar, name] = [row.current, row.current?.querySelector<HTMLElement>('[aria-selected=true]')]
    if (phone && active && names && bar && name)
      bar.scrollLeft = name.offsetLeft - bar.offsetLeft - (bar.clientWidth - name.offsetWidth) / 2
  }, [phone, active, names])
  return (
    <div ref={row} role="tablist" className={styles.tabs} data-sideways onKeyDown={walk}>
      {items.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === active}
          tabIndex={key === active ? 0 : -1}
          onClick={() => onTurn(key)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
