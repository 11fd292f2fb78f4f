import type { FastifyRequest } from 'fastify';
import { accountIfAny } from '../plugins/sessions';
import { DomainError } from '../errors/domainError';
import { publicAddress } from '../plugins/publicAddress';
import { ownerOfUser, ownerOfVisitor, type Owner, type Sender } from '../services/recipeOwner';

/**
 * The owner of what this request stores: the account, or else the browser.
 * @throws the failure of the database when it could not say whose session it is
 */
export const ownerOf = (request: FastifyRequest): Owner => {
  const account = accountIfAny(request);
  return account ? ownerOfUser(account.uid) : ownerOfVisitor(request.visitor);
};

/**
 * The sender of a recipe.
 * @throws DomainError malformedRequest when the request has no usable address of this server
 */
export const senderOf = (request: FastifyRequest, publicUrl: string | undefined): Sender => {
  const origin = publicAddress(request, publicUrl);
  if (origin === undefined) throw new DomainError('malformedRequest');
  return { owner: ownerOf(request), language: request.language, origin };
};
