import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { BrowserRouter, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router'
import Guard from './Guard.tsx'
import { setNavigator } from './host/navigation.ts'
import { readArrival } from './host/returnPath.ts'
import LoginGate from './LoginGate.tsx'
import Message from './Message.tsx'
import { startBar } from './progressBar.ts'
import Standalone from './Standalone.tsx'

/** Exports the router's navigate function, so that tabs and menus can navigate from anywhere. */
function ExposeNavigate() {
  const navigate = useNavigate()
  useEffect(() => setNavigator((to, options) => void navigate(to, options)), [navigate])
  return null
}

/** Each path is a navigation; a changed filter in the address is not. */
function NavigationOfPath() {
  const { pathname } = useLocation()
  return <NavigationBar key={pathname} />
}

/** Only public pages have routes of their own; every other path follows the server's menu (Guard). */
export default function Router() {
  return (
    <BrowserRouter>
      <ExposeNavigate />
      <NavigationOfPath />
      <Routes>
        <Route path="/" element={<Navigate to="/login" replace />} />
        <Route path="/login" element={<LoginGate />} />
        <Route path="/403" element={<Forbidden />} />
        <Route path="*" element={<Guard />} />
      </Routes>
    </BrowserRouter>
  )
}

/**
 * A navigation starts the bar, whatever the guards decide (spec 000 section 2.9). It ends after the next paint; a page
 * whose chunk is loading keeps it longer (Progress).
 */
function NavigationBar() {
  useEffect(() => {
    let end: (() => void) | undefined
    // nprogress reads the layout: in the frame that computes one anyway this costs nothing.
    let frame = requestAnimationFrame(() => {
      end = startBar()
      frame = requestAnimationFrame(end)
    })
    return () => {
      cancelAnimationFrame(frame)
      end?.()
    }
  }, [])
  return null
}

function Forbidden() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const warning = readArrival(useLocation().state)
  return (
    <Standalone title="403">
      <Message sign="403" title={t('app.forbiddenTitle')} text={warning ?? t('app.forbidden')}>
        <Button type="primary" onClick={() => navigate('/login')}>
          {t('app.toWorkplace')}
        </Button>
      </Message>
    </Standalone>
  )
}
