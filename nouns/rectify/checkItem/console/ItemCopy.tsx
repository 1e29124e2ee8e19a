import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { App, Form } from 'antd'
import { useTranslation } from 'react-i18next'

/** Copies chosen items to another scene. */
export default function ItemCopy({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  return (
    <FormDrawer
      path="CheckItem/Copy"
      title={t('checkItem.copy')}
      initial={{}}
      toBody={({ scene }: { scene: number }) => ({ ids: [...ids], scene })}
      onSaved={({ copied }) => void message.success(t('checkItem.copied', { count: copied }))}
      okText={t('checkItem.copy')}
      small
      onClose={onClose}
    >
      <Form.Item name="scene" label={t('checkItem.copyTo')} className="ui-wide" rules={[{ required: true }]}>
        <DictSelect dict="check_scene" allowClear={false} />
      </Form.Item>
    </FormDrawer>
  )
}
