import type { PlannedUnit } from '#domain/changes/edition-term/change-plan';
import type { ChangedGroup, ChangedGroupResolvers, ChangedRow } from '../../../resolvers.generated';
import { paginate } from '../../common/paginate';
import { rowId } from './changed-row';

const MOST = 500;

/** A group of a preview; its rows are made for the page that is asked for. */
export interface ChangedGroupModel extends Omit<ChangedGroup, '__typename' | 'rows'> {
  readonly units: readonly PlannedUnit[];
  toRow(planned: PlannedUnit): ChangedRow;
}

export const changedRows: ChangedGroupResolvers['rows'] = ({ units, toRow }, { first, after }) => {
  const page = paginate(units, rowId, { first: first ?? 50, most: MOST, after });
  return { nodes: page.nodes.map(toRow), pageInfo: page.pageInfo, totalCount: units.length };
};
