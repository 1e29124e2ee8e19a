import FormOutlined from '@ant-design/icons/es/icons/FormOutlined'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import Panel from '../../console/Panel.tsx'
import styles from './QuickEntries.module.css'

const fill = '/exception/queryFieldlist/fill'
const SHOWN = 6

/** The published forms that the user may fill in, the last published first; no panel if there are none. */
export default function FormEntries() {
  const { t } = useTranslation()
  const { data } = useRead(
    'CustomForm/GetFillList',
    { pagesize: SHOWN, sort_field: 'update_time' },
    { staleTime: 60_000 },
  )
  if (!data || data.rows.length === 0) return null
  const all = (
    <Button type="link" size="small" onClick={() => openTab(fill)}>
      {t('dashboard.allForms')}
    </Button>
  )
  return (
    <Panel id="forms" title={t('dashboard.forms')} note={all}>
      <div className={styles.list}>
        {data.rows.map(({ id, form_name }) => (
          <Button
            key={id}
            icon={<FormOutlined aria-hidden="true" />}
            onClick={() => openTab(`${fill}?id=${id}`, form_name)}
          >
            {form_name}
          </Button>
        ))}
      </div>
    </Panel>
  )
}
