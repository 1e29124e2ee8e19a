import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons'
import QueryCard from '@shouya/console/registers/QueryCard.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { Form, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { materialType } from '../rules.ts'
import Buildings from './Buildings.tsx'
import MaterialCards from './MaterialCards.tsx'
import MaterialReader from './MaterialReader.tsx'
import { type MaterialType, type ReadRow, readBody, readShape } from './materialList.ts'
import SharedFilters from './SharedFilters.tsx'
import { useReadColumns } from './useMaterialColumns.tsx'

const sorts = ['publish_time', 'title'] as const

/** Documents of a type for their readers (domain 9.1): as a list or as cards, and how far outlets are built. */
export default function MaterialSearch({ type }: { type: MaterialType }) {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['list', 'building'])
  const [id, setId] = useParam('id')
  if (type === materialType.learning) return <ReadRegister type={type} />
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'list', label: t('material.list') },
          { key: 'building', label: t('material.building') },
        ]}
      />
      {part === 'list' ? (
        <ReadRegister type={type} />
      ) : (
        <>
          <Buildings onOpen={(paper) => setId(String(paper))} />
          {id && <MaterialReader key={id} id={Number(id)} beside={{ onClose: () => setId(undefined) }} />}
        </>
      )}
    </>
  )
}

function ReadRegister({ type }: { type: MaterialType }) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [view, setView] = useParam('view')
  const register = useRegister('File/GetReadPageList', readShape, sorts, readBody(type))
  const { id, show, beside } = useOpened<ReadRow>(register)
  const columns = useReadColumns(type)
  const fields = (
    <>
      <SharedFilters type={type} />
      <Form.Item name="unread" label={t('material.receipts.field.IsRead')}>
        <FlagSelect label={t('material.unreadOnly')} />
      </Form.Item>
    </>
  )
  const views = (
    <Segmented<string>
      aria-label={t('material.viewAs')}
      value={view === 'cards' ? 'cards' : 'list'}
      onChange={(next) => setView(next === 'cards' ? next : undefined)}
      options={[
        { value: 'list', icon: <UnorderedListOutlined aria-hidden="true" />, label: t('material.table') },
        { value: 'cards', icon: <AppstoreOutlined aria-hidden="true" />, label: t('material.cards') },
      ]}
    />
  )
  const reader = id && <MaterialReader key={id} id={id} beside={beside} />
  if (view === 'cards' && !phone)
    return (
      <div className="reg-page">
        <QueryCard register={register} shape={readShape} hint={t('material.keywords')} flags={['to_read']}>
          {fields}
        </QueryCard>
        <section className="reg-body" aria-label={t('registers.list')}>
          <div className="reg-toolbar">
            <div>{views}</div>
          </div>
          {register.error ? (
            <Failure error={register.error} onRetry={register.reload} />
          ) : (
            <MaterialCards register={register} onOpen={show} />
          )}
        </section>
        {reader}
      </div>
    )
  return (
    <>
      <RegisterPage
        name={`File.read${type}`}
        register={register}
        shape={readShape}
        columns={columns}
        onOpen={show}
        actions={(row) => [{ text: t('material.look'), path: 'File/GetRead', onClick: () => show(row) }]}
        hint={t('material.keywords')}
        about={t('material.readAbout')}
        flags={{ to_read: t('material.toRead') }}
        tools={views}
        fields={fields}
      />
      {reader}
    </>
  )
}
