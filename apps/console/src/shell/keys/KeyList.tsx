import { Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type KeyName, pressOf } from '../../ui/keys.ts'
import TouchSize from '../../ui/TouchSize.tsx'
import styles from './KeyList.module.css'

const groups: readonly { name: 'everywhere' | 'tabs' | 'lists' | 'forms'; keys: readonly KeyName[] }[] = [
  { name: 'everywhere', keys: ['keyList', 'palette', 'refreshTab', 'leave'] },
  { name: 'tabs', keys: ['nextTab', 'previousTab', 'closeTab', 'reopenTab'] },
  { name: 'lists', keys: ['find', 'add'] },
  { name: 'forms', keys: ['save', 'saveAgain'] },
]

/** The keyboard shortcuts besides Tab, Enter and the arrows. */
export default function KeyList({ tabs, onClose }: { tabs: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  return (
    <TouchSize>
      <Modal
        open={open}
        title={t('shell.keys.title')}
        footer={null}
        width={560}
        onCancel={() => setOpen(false)}
        afterClose={onClose}
      >
        <div className={styles.groups}>
          {groups
            .filter(({ name }) => tabs || name !== 'tabs')
            .map((group) => (
              <section key={group.name}>
                <h3 className={styles.title}>{t(`shell.keys.groups.${group.name}`)}</h3>
                <dl className={styles.list}>
                  {group.keys.map((name) => (
                    <div key={name}>
                      <dt>{t(`shell.keys.${name}`)}</dt>
                      <dd>
                        {pressOf(name).map((keyName) => (
                          <kbd key={keyName}>{keyName}</kbd>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
        </div>
      </Modal>
    </TouchSize>
  )
}
