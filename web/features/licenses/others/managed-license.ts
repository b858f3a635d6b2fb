export interface AssignableLicense {
  id: string;
  productName: string;
  assignedTo: string | null;
}

export interface ManagedLicense extends AssignableLicense {
  managers: readonly string[];
  isManager: boolean;
  assignEligibility: { allowed: boolean; message: string | null };
  managersEligibility: { allowed: boolean };
}
