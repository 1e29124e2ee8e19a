import { Tabs } from 'antd'
import { useEffect, useState } from 'react'
import styles from './PageTabs.module.css'

type Props<K extends string> = {
  active: K
  onTurn: (next: K) => void
  items: { key: K; label: string }[]
}

/** The row of names by which a page turns between its parts; the part itself is drawn by the page. */
export default function PageTabs<K extends string>({ active, onTurn, items }: Props<K>) {
  const [hidden, setHidden] = useState(0)
  // antd's Tabs listen to touches and the wheel whenever their effects begin, and never stop: a kept page that comes
  // to the front again would hear each of them once more. What was hidden is therefore made anew.
  useEffect(() => () => setHidden((times) => times + 1), [])
  return (
    <Tabs
      key={hidden}
      className={styles.tabs}
      activeKey={active}
      onChange={(next) => onTurn(next as K)}
      items={items}
    />
  )
}
