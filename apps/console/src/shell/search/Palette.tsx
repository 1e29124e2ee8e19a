import { Input, Modal } from 'antd'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openTab } from '../../app/host/tabs/tabs.ts'
import TouchSize from '../../ui/TouchSize.tsx'
import styles from './Palette.module.css'
import { type Hit, usePalette } from './usePalette.ts'

/** Searches pages by name, initials or route, recent pages, and records in the user's scope. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const [open, setOpen] = useState(true)
  const [typed, setTyped] = useState('')
  const [position, setPosition] = useState(0)
  const { groups, busy } = usePalette(typed)
  const hits = groups.flatMap((group) => group.hits)
  const active = Math.min(position, hits.length - 1)

  const go = ({ link, name }: Hit) => {
    setOpen(false)
    openTab(link, name)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setPosition((active + step + hits.length) % Math.max(1, hits.length))
    else if (event.key === 'Enter' && hits[active]) go(hits[active])
    else return
    event.preventDefault()
  }
  return (
    <TouchSize>
      <Modal
        open={open}
        title={t('shell.search.title')}
        footer={null}
        width={560}
        style={{ top: 80 }}
        onCancel={() => setOpen(false)}
        afterClose={onClose}
      >
        <Input
          autoFocus
          size="large"
          role="combobox"
          aria-label={t('shell.search.title')}
          aria-expanded={hits.length > 0}
          aria-controls={id}
          aria-activedescendant={hits.length > 0 ? `${id}-${active}` : undefined}
          placeholder={t('shell.search.placeholder')}
          value={typed}
          maxLength={50}
          onChange={({ target }) => {
            setTyped(target.value)
            setPosition(0)
          }}
          onKeyDown={onKeyDown}
        />
        <div id={id} role="listbox" aria-label={t('shell.search.results')} aria-busy={busy} className={styles.list}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
            <div key={group.key} role="group" aria-label={t(`shell.search.kinds.${group.key}`)}>
              <div className={styles.group} aria-hidden="true">
                {t(`shell.search.kinds.${group.key}`)}
              </div>
              {group.hits.map((hit) => {
                const index = hits.indexOf(hit)
                return (
                  <div
                    key={hit.key}
                    id={`${id}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    className={styles.hit}
                    onMouseMove={() => setPosition(index)}
                    onClick={() => go(hit)}
                    onKeyDown={onKeyDown}
                  >
                    <span>{hit.title}</span>
                    <span className={styles.note}>{hit.note}</span>
                  </div>
                )
              })}
            </div>
          ))}
          {typed.trim() !== '' && !busy && hits.length === 0 && (
            <p className={styles.nothing}>{t('shell.search.nothing')}</p>
          )}
        </div>
      </Modal>
    </TouchSize>
  )
}
