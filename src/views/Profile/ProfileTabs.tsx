import { styled } from '@mui/material/styles';
import { Suspense, useId, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useAddressQuery } from '@/components/addressQuery/useAddressQuery';
import { laterScreen } from '@/components/preloadable/later';
import { TabRow } from '@/components/TabRow/TabRow';
import { PageSpinner } from '../Layout/PageSpinner';
import { DietaryTab } from './DietaryTab';
import { messages } from './messages';
import { SettingsTab } from './SettingsTab';

const AccountTab = laterScreen(() => import('./AccountTab').then(({ AccountTab }) => AccountTab));

/** Valid values of `?tab=`. */
const TABS = ['account', 'settings', 'dietary'] as const;
type TabName = (typeof TABS)[number];
const FIRST: TabName = 'dietary';

const CONTENT: Readonly<Record<TabName, ComponentType>> = {
  account: AccountTab,
  settings: SettingsTab,
  dietary: DietaryTab,
};

const Row = styled('div')(({ theme }) => ({
  marginTop: 20,
  // Narrow enough for all three to fit on a phone.
  [theme.breakpoints.down('sm')]: {
    '& [role="tab"]': { flexGrow: 1, minWidth: 0, padding: '0 clamp(4px, 3vw - 4px, 12px)', fontSize: '1rem' },
  },
}));
const Panel = styled('div')({ paddingTop: 28 });

/** Account, settings, dietary. Drafts survive switching tabs. */
export const ProfileTabs = () => {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useAddressQuery();
  const baseId = useId();
  const tab: TabName = TABS.find((name) => name === search.get('tab')) ?? FIRST;
  const [opened, setOpened] = useState<readonly TabName[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);

  return (
    <div>
      <Row>
        <TabRow
          label={formatMessage(messages.tabs)}
          tabs={TABS.map((name) => ({
            name,
            words: formatMessage(messages[name]),
            id: `${baseId}-${name}-tab`,
            panelId: `${baseId}-${name}-panel`,
          }))}
          value={tab}
          onChange={(name) => setSearch({ tab: name }, { replace: true, preventScrollReset: true })}
        />
      </Row>
      {TABS.map((name) => {
        const Content = CONTENT[name];
        return (
          <Panel
            key={name}
            role="tabpanel"
            id={`${baseId}-${name}-panel`}
            aria-labelledby={`${baseId}-${name}-tab`}
            hidden={name !== tab}
          >
            {opened.includes(name) && (
              <Suspense fallback={<PageSpinner />}>
                <Content />
              </Suspense>
            )}
          </Panel>
        );
      })}
    </div>
  );
};
