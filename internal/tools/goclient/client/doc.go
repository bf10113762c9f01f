// Package client is made of openapi.yaml when it is tested.
package client

import _ "github.com/oapi-codegen/runtime" // which the client needs
