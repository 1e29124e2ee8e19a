import { label } from '@shouya/console/i18n/label.ts'
import { mark, useLanguage } from '@shouya/console/i18n/language.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { App, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Change } from './grantDraft.ts'

type Props = {
  changes: readonly Change[]
  users: number
  word: (operation: string) => string
  sending: boolean
  onUndo: () => void
  onSave: () => Promise<void>
}

/** The number of changes, and the button that shows them before it saves. */
export default function GrantFooter({ changes, users, word, sending, onUndo, onSave }: Props) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const count = (side: 'added' | 'removed') => changes.reduce((sum, change) => sum + change[side].length, 0)
  const none = changes.length === 0
  const ask = () =>
    modal.confirm({
      title: t('role.saveTitle'),
      width: 560,
      content: (
        <>
          <p>{t('role.saveSays', { users })}</p>
          <ChangeList changes={changes} word={word} />
        </>
      ),
      okText: t('common.save'),
      onOk: onSave,
    })
  return (
    <div className="grant-footer">
      <span role="status">
        {none ? t('role.unchanged') : t('role.summary', { added: count('added'), removed: count('removed') })}
      </span>
      <div className="ui-buttons">
        <Button disabled={none || sending} onClick={onUndo}>
          {t('role.undo')}
        </Button>
        <OperationButton path="Menu/AddRoleMenu" type="primary" disabled={none} loading={sending} onClick={ask}>
          {t('common.save')}
        </OperationButton>
      </div>
    </div>
  )
}

function ChangeList({ changes, word }: Pick<Props, 'changes' | 'word'>) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  return (
    <dl className="grant-list">
      {changes.map(({ permission, added, removed }) => (
        <div key={permission.permission_id}>
          <dt>{label(lang, permission.name_cn, permission.name_hk, permission.name_us)}</dt>
          {added.length > 0 && (
            <dd>
              {t('role.plus')} <ins>{added.map(word).join(mark('、'))}</ins>
            </dd>
          )}
          {removed.length > 0 && (
            <dd>
              {t('role.minus')} <del>{removed.map(word).join(mark('、'))}</del>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
