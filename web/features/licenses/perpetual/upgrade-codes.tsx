import { useApolloClient } from '@apollo/client/react';
import { Card } from '../../../ui/card';
import { LicenseList } from '../others/license-list';
import { UPGRADE_CODE_COLUMNS } from './upgrade-code-columns';
import { MoreUpgradeCodesDocument, type UpgradeCodeList_CodesFragment } from './upgrade-code-list.generated';

const LARGEST_PAGE = 500;

/** Upgrades paid for in advance, and the way to use them (MAN-16). */
export function UpgradeCodes({ codes }: { codes: UpgradeCodeList_CodesFragment }) {
  const client = useApolloClient();
  const { nodes, pageInfo, totalCount } = codes;
  const more = () =>
    client.query({
      query: MoreUpgradeCodesDocument,
      variables: { first: LARGEST_PAGE, after: pageInfo.endCursor },
      fetchPolicy: 'network-only',
    });
  return (
    <>
      <h3>Upgrade Codes</h3>
      <Card flush>
        <LicenseList
          rows={nodes}
          columns={UPGRADE_CODE_COLUMNS}
          totalCount={totalCount}
          label="Upgrade codes"
          noun="codes"
          onMore={more}
        />
      </Card>
    </>
  );
}
