import PageBoundary from './PageBoundary.tsx'
import Providers from './Providers.tsx'
import Router from './Router.tsx'
import Watch from './Watch.tsx'

export default function App() {
  return (
    <Providers>
      <Watch />
      <PageBoundary>
        <Router />
      </PageBoundary>
    </Providers>
  )
}
