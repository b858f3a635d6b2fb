import { seatsText } from '#domain/text/counts';
import { domainHost } from '#domain/text/domain-name';
import { Fact } from '../../../ui/fact';
import type { BoughtProducts_ConfirmationFragment } from './bought-products.generated';

const NOT_YET = 'Not assigned yet';

export function BoughtProducts({ confirmation }: { confirmation: BoughtProducts_ConfirmationFragment }) {
  switch (confirmation.variant) {
    case 'PERPETUAL_KEYS':
      return null;
    case 'ASE':
      return (
        <>
          {confirmation.aseProductName !== null && <Fact name="Product">{confirmation.aseProductName}</Fact>}
          <Domain domain={confirmation.domain} />
        </>
      );
    case 'CLOUD':
      return (
        <>
          <CloudSeats confirmation={confirmation} />
          <CloudHome confirmation={confirmation} />
        </>
      );
    case 'SUBSCRIPTION_GENERIC':
    case 'RP_SUBSCRIPTION':
      return <RpSeats confirmation={confirmation} />;
  }
}

function RpSeats({ confirmation }: { confirmation: BoughtProducts_ConfirmationFragment }) {
  const { proCount, teamCount, entCount } = confirmation;
  return (
    <>
      {proCount > 0 && <Fact name="Axure RP Pro">{seatsText(proCount)}</Fact>}
      {teamCount > 0 && <Fact name="Axure RP Team">{seatsText(teamCount)}</Fact>}
      {entCount > 0 && <Fact name="Axure RP Enterprise">{seatsText(entCount)}</Fact>}
    </>
  );
}

function CloudSeats({ confirmation }: { confirmation: BoughtProducts_ConfirmationFragment }) {
  const { cloudAuthorCount, cloudPublisherCount } = confirmation;
  return (
    <>
      {cloudAuthorCount > 0 && <Fact name="Cloud Author">{seatsText(cloudAuthorCount)}</Fact>}
      {cloudPublisherCount > 0 && <Fact name="RP Publisher">{seatsText(cloudPublisherCount)}</Fact>}
    </>
  );
}

/** Cloud for Business has a domain, other cloud products an organization (CLOUD-11). */
function CloudHome({ confirmation }: { confirmation: BoughtProducts_ConfirmationFragment }) {
  const { organization, domain, actions } = confirmation;
  if (organization === null && actions.includes('ASSIGN_ORGANIZATION')) {
    return <Fact name="Organization">{NOT_YET}</Fact>;
  }
  if (organization !== null) return <Fact name="Organization">{organization}</Fact>;
  return <Domain domain={domain} />;
}

function Domain({ domain }: { domain: string | null }) {
  return <Fact name="Domain">{domain === null ? NOT_YET : domainHost(domain)}</Fact>;
}
